import { setTimeout as sleep } from 'node:timers/promises';
import { processUse } from './process-use.mjs';

export const idleSeconds = 30;

/**
 * Returns the resident memory (bytes) after a pause, because an idle server frees what a start or a load has taken.
 * @param {number} pid
 */
export async function idleMemory(pid) {
  await sleep(idleSeconds * 1000);
  return processUse(pid).rss;
}
