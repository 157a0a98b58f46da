import { rm } from 'node:fs/promises';
import { filmOfTurn } from './camera-footage.ts';
import { filmVariable, startSuite, templateVariable } from './start-suite.ts';

/** Makes once what all workers of the run share: the film for their cameras, and the data every suite begins with. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const [film, removeTemplate] = await Promise.all([filmOfTurn(), makeData()]);
  process.env[filmVariable] = film.file;
  return async () => {
    await Promise.all([film.remove(), removeTemplate()]);
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
