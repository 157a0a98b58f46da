import type { Database } from '@suite/database';
import { readConfig, type Config } from '../config/config.ts';
import { openStorage, type Storage } from '../bootstrap/open-storage.ts';
import { describeStartError } from '../bootstrap/describe-start-error.ts';

/** Opens the storage at its first use, so that a wrong command line creates nothing. */
export async function runCommand(
  task: (database: Database, settings: () => Config) => Promise<string>,
): Promise<void> {
  await runClosedCommand(async (settings) => {
    let storage: Promise<Storage> | undefined;
    const open = async () => (await (storage ??= openStorage(settings(), () => undefined))).database;
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
