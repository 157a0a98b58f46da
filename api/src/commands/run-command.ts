import type { Database } from '@suite/database';
import { readConfig, type Config } from '../config/config.ts';
import { openStorage } from '../bootstrap/open-storage.ts';
import { describeStartError } from '../bootstrap/describe-start-error.ts';

/** Runs one task on the server's own storage and prints its answer; a failure is one sentence and exit code 1. */
export async function runCommand(
  task: (database: Database, config: Config) => Promise<string>,
): Promise<void> {
  await runClosedCommand(async (config) => {
    const storage = await openStorage(config, () => undefined);
    try {
      return await task(storage.database, config);
    } finally {
      await storage.close();
    }
  });
}

/** The same for a task that opens what it needs itself. */
export async function runClosedCommand(task: (config: Config) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await task(readConfig(process.env))}\n`);
  } catch (error) {
    process.stderr.write(`${describeStartError(error)}\n`);
    process.exitCode = 1;
  }
}
