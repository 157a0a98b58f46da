import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createCluster } from './create-cluster.ts';
import { findBinaries, type Binaries } from './find-binaries.ts';

export interface Cluster {
  binaries: Binaries;
  home: string;
  data: string;
  log: string;
  password: string;
  /** Disables fsync: data may be lost in a power cut. */
  throwAway: boolean;
}

const major = '18';

export async function openCluster(dataDir: string, throwAway: boolean): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (!(await exists(home))) await createCluster(binaries, home, throwAway);
  } catch (cause) {
    const { syscall, message } = cause as NodeJS.ErrnoException;
    if (syscall === undefined) throw cause;
    throw new Error(`The data folder ${home} cannot be used: ${message}.`, { cause });
  }
  const data = join(home, 'data');
  const version = await readText(join(data, 'PG_VERSION'));
  const password = await readText(join(home, 'password'));
  if (!version || !password) throw damaged(home, 'files are missing');
  if (version !== major) {
    throw new Error(
      `The data folder ${home} was written by PostgreSQL ${version}; this program brings ${major}.`,
    );
  }
  return { binaries, home, data, log: join(home, 'server.log'), password, throwAway };
}

export const damaged = (home: string, detail: string): Error =>
  new Error(
    `The data folder ${home} is damaged (${detail}): restore it from a backup, or delete it to start with an empty one.`,
  );

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const readText = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
