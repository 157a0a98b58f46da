import { setTimeout as sleep } from 'node:timers/promises';
import { processUse } from '../streams/process-use.mjs';

export const idleSeconds = 20;

/**
 * The resident memory (bytes) of a process that was left alone for twenty seconds: V8 gives back what a start or a
 * load has taken when there is nothing else to do.
 * @param {number} pid
 */
export async function idleMemory(pid) {
  await sleep(idleSeconds * 1000);
  return processUse(pid).rss;
}
