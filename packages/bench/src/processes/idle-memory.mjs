import { setTimeout as sleep } from 'node:timers/promises';
import { processUse } from './process-use.mjs';

export const idleSeconds = 30;

/**
 * The resident memory (bytes) of a process that was left alone for thirty seconds: a server gives back what a start
 * or a load has taken when it is hardly asked.
 * @param {number} pid
 */
export async function idleMemory(pid) {
  await sleep(idleSeconds * 1000);
  return processUse(pid).rss;
}
