import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const fromSource = createRequire(import.meta.url).resolve('@suite/database/run-typescript');
// `require` loads ESM packages, too, but prints a warning.
const execArgv = ['-C', 'suite-source', '--disable-warning=ExperimentalWarning'];

function startProgram(path: string, args: string[], env: Record<string, string>, disk?: Disk): ChildProcess {
  const program = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return fork(fromSource, [program, ...args], {
    ...(disk ? onDisk(disk) : { execArgv }),
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** The disk is visible to the program only. */
export interface Disk {
  folder: string;
  megabytes: number;
}

/** Mounts the disk in a separate namespace, then executes Node. */
function onDisk({ folder, megabytes }: Disk) {
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs '${folder}' && exec '${process.execPath}' "$@"`;
  return { execPath: 'unshare', execArgv: ['-m', 'sh', '-c', script, 'sh', ...execArgv] };
}

export interface ServerProcess {
  url: string;
  pid: number;
  log(): string;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

/** Uses a free port unless `PORT` is set, and waits until the server answers. */
export async function startServerProcess(env: Record<string, string>, disk?: Disk): Promise<ServerProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = startProgram('server.ts', [], { HOST: '127.0.0.1', PORT: String(port), ...env }, disk);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (log += String(text)));
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ((await ended) as [number | null])[0];
  };
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type: string; message?: string }) => {
      if (message.type === 'ready') resolve();
      if (message.type === 'failed') reject(new Error(message.message));
    });
    child.once('exit', () => reject(new Error(`The server ended before it answered: ${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    log: () => log,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

export async function runCommandProcess(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = startProgram(`commands/${command}.ts`, args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
