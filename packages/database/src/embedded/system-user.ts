import { spawn } from 'node:child_process';
import { chown, lstat, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const nobody = 65534;

/** PostgreSQL refuses to run as root. */
export const identity =
  process.platform !== 'win32' && process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;

/** Root enters the folder before dropping its privileges; thus a folder below a closed home works. */
export const dataFolderArgument = (folder: string): string =>
  identity !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;

export async function handOver(path: string): Promise<void> {
  if (identity !== undefined) await chown(path, identity.uid, identity.gid);
}

export async function isReachable(path: string): Promise<boolean> {
  if (identity === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Programs in a folder that other users can write to must not be run. */
export async function isOurs(folder: string): Promise<boolean> {
  const { uid, mode } = await lstat(folder);
  return process.platform === 'win32' || (uid === process.getuid?.() && (mode & 0o022) === 0);
}

export function runProgram(
  program: string,
  args: string[],
  folder: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      // Error messages are parsed and must be English; the server needs no other variables.
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_MESSAGES: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...identity,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    // The 'close' event would not come while the server keeps the inherited pipes open.
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
