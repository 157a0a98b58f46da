import { rm } from 'node:fs/promises';
import { startSuite, templateVariable } from './start-suite.ts';

/** Makes the demo data and the releases once: every suite of the run begins with a copy of them. */
export default async function makeTemplate(): Promise<(() => Promise<void>) | undefined> {
  // Windows has no command that copies a folder with its owners.
  if (process.platform === 'win32') return undefined;
  // A run within another one, of a copy of the project, has releases of its own.
  delete process.env[templateVariable];
  const { dataDir, halt } = await startSuite();
  await halt();
  process.env[templateVariable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
