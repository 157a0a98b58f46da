import { spawn } from 'node:child_process';
import { chown, lstat, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const nobody = 65534;

/** PostgreSQL refuses to run as root, so its programs are then run as the unprivileged user. */
export const identity =
  process.platform !== 'win32' && process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;

/**
 * How a server program names its data folder. As root on Linux it is "where I stand": the working folder is entered
 * before the rights are dropped, so that a folder below a closed home still works.
 */
export const dataFolderArgument = (folder: string): string =>
  identity !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Gives a file to the user the server runs as. */
export async function handOver(path: string): Promise<void> {
  if (identity !== undefined) await chown(path, identity.uid, identity.gid);
}

/** Whether the user the server runs as can walk to this path. */
export async function isReachable(path: string): Promise<boolean> {
  if (identity === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether a folder is ours alone to write: another user's in a shared place must not be run or trusted. */
export async function isOurs(folder: string): Promise<boolean> {
  const { uid, mode } = await lstat(folder);
  return process.platform === 'win32' || (uid === process.getuid?.() && (mode & 0o022) === 0);
}

/** Runs one of PostgreSQL's programs to its end inside a folder. */
export function runProgram(
  program: string,
  args: string[],
  folder: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      // Words of errors are read below, so they must be English; nothing else of the environment concerns the server.
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_MESSAGES: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...identity,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    // Not 'close': the server keeps inherited pipes open.
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
