import { createSuperAdmin } from '../staff-roles/staff-roles.public.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (database) => {
  const [usr_email, usr_firstname, usr_lastname] = process.argv.slice(2);
  if (!usr_email) throw new Error('Say the e-mail address of the first account.');
  const { password } = await createSuperAdmin(database, {
    usr_email,
    ...(usr_firstname && { usr_firstname }),
    ...(usr_lastname && { usr_lastname }),
  });
  return `${usr_email} can sign in with the password ${password}`;
});
