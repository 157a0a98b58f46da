/**
 * Ends process groups after their launcher was killed. The launcher reports started (+) and ended (-) groups by lines.
 */
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const graceMs = 10_000;
const everyMs = 100;
/** @type {Set<number>} */
const groups = new Set();

for await (const line of createInterface({ input: process.stdin })) {
  const group = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(group);
  else groups.delete(group);
}
signalAll('SIGTERM');
const deadline = Date.now() + graceMs;
while (groups.size > 0 && Date.now() < deadline) {
  await sleep(everyMs);
  signalAll(0);
}
signalAll('SIGKILL');

/** @param {NodeJS.Signals | 0} signal */
function signalAll(signal) {
  for (const group of groups) {
    try {
      process.kill(-group, signal);
    } catch {
      groups.delete(group);
    }
  }
}
