import type { Database } from '@suite/database';
import { runCommand } from './run-command.ts';

interface Person {
  usr_email: string;
  usr_firstname?: string;
  usr_lastname?: string;
}

/** Makes an account for the person the command line names, and prints its password this once. */
export function runAccountCommand(
  create: (database: Database, person: Person) => Promise<{ usr_email: string; password: string }>,
): Promise<void> {
  return runCommand(async (database) => {
    const [email, usr_firstname, usr_lastname] = process.argv.slice(2);
    if (!email)
      throw new Error('Say the e-mail address of the account, and if you like a first and a last name.');
    const { usr_email, password } = await create(database, {
      usr_email: email,
      ...(usr_firstname && { usr_firstname }),
      ...(usr_lastname && { usr_lastname }),
    });
    return `${usr_email} can sign in with the password ${password}`;
  });
}
