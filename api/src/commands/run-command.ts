import type { Database } from '@suite/database';
import { readConfig, type Config } from '../config/config.ts';
import { openStorage, type Storage } from '../bootstrap/open-storage.ts';
import { describeStartError } from '../bootstrap/describe-start-error.ts';

/**
 * Runs one task on the server's own storage and prints its answer; a failure is one sentence and exit code 1. Settings
 * are read and the storage is opened when the task first uses them: a command line that is not understood is answered by
 * its usage alone, and leaves nothing behind.
 */
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
      // When it could not be opened, the task has failed by the reason.
      await (await storage?.catch(() => undefined))?.close();
    }
  });
}

/** The same for a task that opens what it needs itself. */
export async function runClosedCommand(task: (settings: () => Config) => Promise<string>): Promise<void> {
  let config: Config | undefined;
  try {
    process.stdout.write(`${await task(() => (config ??= readConfig(process.env)))}\n`);
  } catch (error) {
    process.stderr.write(`${describeStartError(error)}\n`);
    process.exitCode = 1;
  }
}
