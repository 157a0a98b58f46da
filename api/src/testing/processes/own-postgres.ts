import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export function findPrograms(): string | undefined {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    for (const program of ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore']) {
      execFileSync(join(folder, program), ['--version'], { stdio: 'pipe' });
    }
    return folder;
  } catch {
    return undefined;
  }
}

export async function startOwnPostgres(programs: string) {
  const home = await mkdtemp(join(tmpdir(), 'suite-own-postgres-'));
  // PostgreSQL refuses to run as root.
  const nobodyUserId = 65_534;
  const identity = process.getuid?.() === 0 ? { uid: nobodyUserId, gid: nobodyUserId } : {};
  if (identity.uid !== undefined) await chown(home, nobodyUserId, nobodyUserId);
  const call = (program: string, args: string[]) =>
    run(join(programs, program), args, { cwd: home, env: {}, ...identity });
  const data = join(home, 'data');
  const port = await freePort();
  await call('initdb', [
    '-D',
    data,
    '-U',
    'suite',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await call('pg_ctl', ['start', '-w', '-s', '-D', data, '-l', join(home, 'log'), '-o', options]);
  const urlOf = (name: string) => `postgres://suite@127.0.0.1:${port}/${name}`;
  return {
    home,
    urlOf,
    call,
    async stop() {
      await call('pg_ctl', ['stop', '-w', '-s', '-m', 'fast', '-D', data]);
      await rm(home, { recursive: true, force: true });
    },
  };
}
