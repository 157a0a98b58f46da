import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program to its end and gives what it printed. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await execute(program, [...args], { cwd, maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}
