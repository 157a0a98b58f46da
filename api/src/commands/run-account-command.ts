import type { Database } from '@suite/database';
import { runCommand } from './run-command.ts';

interface Person {
  usr_email: string;
  usr_firstname?: string;
  usr_lastname?: string;
}

/** Creates an account from the arguments of the command line, and prints its password once. */
export function runAccountCommand(
  create: (database: Database, person: Person) => Promise<{ usr_email: string; password: string }>,
): Promise<void> {
  return runCommand(async (database) => {
    const [email, usr_firstname, usr_lastname] = process.argv.slice(2);
    if (!email) throw new Error('Usage: <e-mail address> [first name] [last name]');
    const { usr_email, password } = await create(database, {
      usr_email: email,
      ...(usr_firstname && { usr_firstname }),
      ...(usr_lastname && { usr_lastname }),
    });
    return `${usr_email} can sign in with the password ${password}`;
  });
}
