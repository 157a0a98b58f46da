import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filmOfTurn } from './camera-footage.ts';
import { runFolderVariable } from './once-in-the-run.ts';
import { filmVariable, startSuite, templateVariable } from './start-suite.ts';

export default async function makeTemplate(): Promise<() => Promise<void>> {
  const [film, removeTemplate] = await Promise.all([filmOfTurn(), makeData()]);
  const runFolder = await mkdtemp(path.join(tmpdir(), 'suite-run-'));
  process.env[filmVariable] = film.file;
  process.env[runFolderVariable] = runFolder;
  return async () => {
    await Promise.all([film.remove(), removeTemplate(), rm(runFolder, { recursive: true })]);
  };
}

async function makeData(): Promise<() => Promise<void>> {
  // A nested run receives the data of its own project.
  if (process.env[templateVariable]) return async () => undefined;
  // Windows has no `cp -a`, which preserves owners.
  if (process.platform === 'win32') return async () => undefined;
  const { dataDir, halt } = await startSuite();
  await halt();
  process.env[templateVariable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
