import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { choosePort } from '../embedded/postmaster.ts';

/** Debian installs servers outside of the PATH of ordinary users. */
export function findServerProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Pgbouncer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a pooler in transaction mode with few server connections, so that all clients share them. */
export async function startPgbouncer(program: string, databaseUrl: string): Promise<Pgbouncer> {
  const target = new URL(databaseUrl);
  const home = await mkdtemp(join(tmpdir(), 'suite-pgbouncer-'));
  const port = await choosePort(undefined);
  await writeFile(join(home, 'users.txt'), `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(home, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: 3,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${target.hostname} port=${target.port}`;
  await writeFile(join(home, 'pgbouncer.ini'), ['[databases]', database, '[pgbouncer]', ...lines].join('\n'));
  // PgBouncer refuses to run as root.
  const nobodyUserId = 65_534;
  const identity = process.getuid?.() === 0 ? { uid: nobodyUserId, gid: nobodyUserId } : {};
  if (identity.uid !== undefined) await chown(home, nobodyUserId, nobodyUserId);
  const child = spawn(program, [join(home, 'pgbouncer.ini')], {
    ...identity,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
