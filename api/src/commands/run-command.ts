import type { Database } from '@suite/database';
import { readConfig, type Config } from '../config.ts';
import { openStorage } from '../open-storage.ts';
import { startSentence } from '../start-sentence.ts';

/** Runs one task on the server's own storage and prints its answer; a failure is one sentence and exit code 1. */
export async function runCommand(
  task: (database: Database, config: Config) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const storage = await openStorage(config, () => undefined);
    try {
      process.stdout.write(`${await task(storage.database, config)}\n`);
    } finally {
      await storage.close();
    }
  } catch (error) {
    process.stderr.write(`${startSentence(error)}\n`);
    process.exitCode = 1;
  }
}
