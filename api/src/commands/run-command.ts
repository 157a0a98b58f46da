import type { Database } from '@suite/database';
import { describeStartError } from '../bootstrap/describe-start-error.ts';
import { openStorage, type Storage } from '../bootstrap/open-storage.ts';
import { readConfig, type Config } from '../config/config.ts';

/** Opens the storage at its first use, so that a wrong command line creates nothing. */
export async function runCommand(
  task: (database: Database, settings: () => Config) => Promise<string>,
): Promise<void> {
  await runClosedCommand(async (settings) => {
    let storage: Promise<Storage> | undefined;
    const withoutTimeouts = () => ({ ...settings(), databaseTimeouts: undefined });
    const open = async () => (await (storage ??= openStorage(withoutTimeouts(), () => undefined))).database;
    const database: Database = {
      query: async (statement) => (await open()).query(statement),
      transaction: async (work) => (await open()).transaction(work),
    };
    try {
      return await task(database, settings);
    } finally {
      await (await storage?.catch(() => undefined))?.close();
    }
  });
}

export async function runClosedCommand(task: (settings: () => Config) => Promise<string>): Promise<void> {
  let config: Config | undefined;
  try {
    process.stdout.write(`${await task(() => (config ??= readConfig(process.env)))}\n`);
  } catch (error) {
    process.stderr.write(`${describeStartError(error)}\n`);
    process.exitCode = 1;
  }
}

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

/** @throws Error with the usage for any option, and for too few or too many words */
export function readWords(usage: string, least: number, most = least): string[] {
  const words = process.argv.slice(2);
  const isUnderstood =
    words.length >= least && words.length <= most && !words.some((word) => word.startsWith('-'));
  if (!isUnderstood) throw new Error(`Usage: ${usage}`);
  return words;
}
