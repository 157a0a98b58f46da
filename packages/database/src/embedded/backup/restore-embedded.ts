import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { handOver } from '../system-user.ts';

export async function restoreEmbedded(copy: string, dataDir: string): Promise<void> {
  const home = join(dataDir, 'postgres');
  if (await stat(home).catch(() => undefined)) {
    throw new Error(`There is a database in ${home} already: restore into an empty data folder.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = await mkdtemp(`${home}-new-`);
  try {
    await cp(copy, unfinished, { recursive: true });
    await handOver(unfinished);
    for (const path of await readdir(unfinished, { recursive: true })) await handOver(join(unfinished, path));
    await rename(unfinished, home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
