import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { clusterUser } from './cluster-address.ts';
import { noDatabaseHere, type Binaries } from './find-binaries.ts';
import { dataFolderArgument, handOver, runProgram } from './system-user.ts';

const localeOfSystem: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' };
const abandonedAfterMs = 10 * 60_000;

export async function createCluster(binaries: Binaries, home: string, throwAway: boolean): Promise<void> {
  await removeAbandoned(home);
  const unfinished = await mkdtemp(`${home}-new-`);
  try {
    const data = join(unfinished, 'data');
    const password = join(unfinished, 'password');
    await mkdir(data, { mode: 0o700 });
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of [unfinished, data, password]) await handOver(path);
    await initdb(binaries, data, throwAway);
    await rename(unfinished, home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process created the cluster first. Windows reports EPERM.
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function initdb(binaries: Binaries, data: string, throwAway: boolean): Promise<void> {
  const args = [
    `--pgdata=${dataFolderArgument(data)}`,
    `--username=${clusterUser}`,
    '--pwfile=../password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${localeOfSystem[process.platform] ?? 'C'}`,
    // PostgreSQL's own collation sorts the same on every system.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    // Each connection computes the password's hash on both sides, and tests open thousands.
    ...(throwAway ? ['--no-sync', '--set=scram_iterations=1'] : []),
  ];
  const { code, output } = await runProgram(binaries.initdb, args, data).catch(
    (cause: NodeJS.ErrnoException) => {
      // The program exists but its loader does not, because the system has no glibc.
      throw cause.code === 'ENOENT' ? noDatabaseHere(cause) : cause;
    },
  );
  if (code !== 0) throw new Error(`PostgreSQL could not create its data folder ${data}: ${lastLine(output)}`);
}

async function removeAbandoned(home: string): Promise<void> {
  for (const name of await readdir(dirname(home))) {
    const path = join(dirname(home), name);
    if (!name.startsWith(`${basename(home)}-new-`)) continue;
    const folder = await stat(path).catch(() => undefined);
    if (folder && Date.now() - folder.mtimeMs > abandonedAfterMs)
      await rm(path, { recursive: true, force: true });
  }
}

const lastLine = (output: string) =>
  output
    .trim()
    .split('\n')
    .findLast((line) => line.includes('error')) ?? output.trim();
