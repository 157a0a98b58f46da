import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const runFolderVariable = 'SUITE_RUN_FOLDER';

/** Runs `work` in the first worker; the others wait for it. */
export async function onceInTheRun(name: string, work: () => Promise<unknown>): Promise<void> {
  const mark = path.join(process.env[runFolderVariable] ?? '', name);
  const done = path.join(mark, 'done');
  if (await makeFolder(mark)) {
    try {
      await work();
    } catch (error) {
      await rm(mark, { recursive: true });
      throw error;
    }
    await writeFile(done, '');
  }
  while (!existsSync(done)) {
    if (!existsSync(mark)) throw new Error(`Another worker of this run failed at ${name}`);
    await sleep(100);
  }
}

async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
