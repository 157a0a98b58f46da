import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { BenchFailure } from '../bench-failure.mjs';
import { readPhase } from './read-phase.mjs';

/** @typedef {import('./read-phase.mjs').Phase} Phase */

/**
 * Runs a command of the project and notes how long it and its phases took.
 * @param {string} folder
 * @param {string[]} args of npm
 * @param {NodeJS.ProcessEnv} env added to this process's own
 * @returns {Promise<{ ms: number, phases: Phase[], lastLine: string }>}
 */
export async function runProjectCommand(folder, args, env) {
  const startedAt = performance.now();
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {Phase[]} */
  const phases = [];
  let lastLine = '';
  for await (const line of createInterface(child.stdout)) {
    const phase = readPhase(line);
    if (phase) phases.push(phase);
    if (line !== '') lastLine = line;
  }
  if (child.exitCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw new BenchFailure(`npm ${args.join(' ')} failed: ${lastLine}`);
  return { ms: performance.now() - startedAt, phases, lastLine };
}
