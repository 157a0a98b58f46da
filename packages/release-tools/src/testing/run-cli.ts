import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCli as runCommandLine } from '../run-cli.ts';

const run = promisify(execFile);
const workspace = join(import.meta.dirname, '../..');
const cli = join(workspace, 'dist/cli.js');

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export async function buildCli(): Promise<void> {
  for (const folder of ['../descriptor', '.'])
    await run('npx', ['tsc', '-p', join(folder, 'tsconfig.build.json')], { cwd: workspace });
}

export async function runBuiltCli(
  cwd: string,
  environment: Record<string, string>,
  argv: string[],
): Promise<Outcome> {
  const settings = { cwd, env: { PATH: process.env.PATH ?? '', ...environment } };
  try {
    return { code: 0, ...(await run(process.execPath, [cli, ...argv], settings)) };
  } catch (error) {
    const failed = error as Partial<Outcome>;
    if (typeof failed.code !== 'number') throw error;
    return failed as Outcome;
  }
}

/** Runs in this process, which takes a tenth of the time. */
export async function runCli(
  cwd: string,
  environment: Record<string, string>,
  argv: string[],
): Promise<Outcome> {
  const outcome: Outcome = { code: 0, stdout: '', stderr: '' };
  outcome.code = await runCommandLine(argv, {
    folder: cwd,
    environment,
    stdout: (line) => (outcome.stdout += `${line}\n`),
    stderr: (line) => (outcome.stderr += `${line}\n`),
  });
  return outcome;
}
