import { createSuperAdmin, findUserId } from '../../staff-roles/staff-roles.public.ts';
import { choosePassword } from '../../auth/auth.public.ts';
import { daysBefore, demoAddress, demoPassword, type DemoLoad } from '../demo-load.ts';

const superAdmin = { usr_email: 'superadmin@demo.test', usr_firstname: 'Helena', usr_lastname: 'Novak' };

export async function loadSuperAdmin({ database, now, progress }: DemoLoad): Promise<number> {
  const known = await findUserId(database, superAdmin.usr_email);
  if (known !== null) return known;
  progress('Creating the Super Admin');
  const then = daysBefore(now, 240);
  return database.transaction(async (tx) => {
    const { user_id } = await createSuperAdmin(tx, superAdmin, then);
    await choosePassword(tx, { user_id, address: demoAddress }, demoPassword, then);
    return user_id;
  });
}
