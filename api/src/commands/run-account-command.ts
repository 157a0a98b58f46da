import type { Database } from '@suite/database';
import { readWords } from './read-words.ts';
import { runCommand } from './run-command.ts';

interface Person {
  usr_email: string;
  usr_firstname?: string;
  usr_lastname?: string;
}

export function runAccountCommand(
  create: (database: Database, person: Person) => Promise<{ usr_email: string; password: string }>,
): Promise<void> {
  return runCommand(async (database) => {
    const usage = '<e-mail address> [first name] [last name]';
    const [email = '', usr_firstname, usr_lastname] = readWords(usage, 1, 3);
    const { usr_email, password } = await create(database, {
      usr_email: email,
      ...(usr_firstname && { usr_firstname }),
      ...(usr_lastname && { usr_lastname }),
    });
    return `${usr_email} can sign in with the password ${password}`;
  });
}
