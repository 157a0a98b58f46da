import { createOperator, findUserId } from '../../staff-roles/staff-roles.public.ts';
import { choosePassword } from '../../auth/auth.public.ts';
import { daysBefore, demoAddress, demoPassword, type DemoLoad } from '../demo-load.ts';

const operator = { usr_email: 'operator@demo.test', usr_firstname: 'Oskar', usr_lastname: 'Lindqvist' };

export async function loadOperator({ database, now, progress }: DemoLoad): Promise<void> {
  if ((await findUserId(database, operator.usr_email)) !== null) return;
  progress('Creating the Platform Operator');
  const then = daysBefore(now, 240);
  await database.transaction(async (tx) => {
    const { user_id } = await createOperator(tx, operator, then);
    await choosePassword(tx, { user_id, address: demoAddress }, demoPassword, then);
  });
}
