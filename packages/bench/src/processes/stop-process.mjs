import { once } from 'node:events';

const graceMs = 15_000;

/**
 * Kills a process that ignores the signal.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export async function stopProcess(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(force);
}
