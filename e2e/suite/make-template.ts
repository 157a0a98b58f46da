import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filmOfTurn } from './camera-footage.ts';
import { runFolderVariable } from './once-in-the-run.ts';
import { filmVariable, startSuite, templateVariable } from './start-suite.ts';

/**
 * Makes once what all workers of the run share: the film for their cameras, the data every suite begins
 * with, and a folder for what they do once.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const [film, removeTemplate] = await Promise.all([filmOfTurn(), makeData()]);
  const runFolder = await mkdtemp(path.join(tmpdir(), 'suite-run-'));
  process.env[filmVariable] = film.file;
  process.env[runFolderVariable] = runFolder;
  return async () => {
    await Promise.all([film.remove(), removeTemplate(), rm(runFolder, { recursive: true })]);
  };
}

/** Makes the demo data and the releases. */
async function makeData(): Promise<() => Promise<void>> {
  // A run within another one is given the data of its own project.
  if (process.env[templateVariable]) return async () => undefined;
  // Windows has no command that copies a folder with its owners.
  if (process.platform === 'win32') return async () => undefined;
  const { dataDir, halt } = await startSuite();
  await halt();
  process.env[templateVariable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
