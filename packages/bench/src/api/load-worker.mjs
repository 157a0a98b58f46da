import autocannon from 'autocannon';
import { answerParent } from './worker-answers.mjs';

/** Loads an address and tells how long each answer took. Runs as a process of its own. */
answerParent(async (/** @type {LoadOrder} */ { url, headers, connections, seconds }) => {
  const run = autocannon({ url, headers, connections, duration: seconds });
  /** @type {number[]} */
  const times = [];
  run.on('response', (_client, _status, _bytes, /** @type {number} */ ms) => times.push(ms));
  const result = await run;
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${times.length} requests of ${url} failed`);
  return { times, seconds: result.duration };
});

/** @typedef {{ url: string, headers: Record<string, string>, connections: number, seconds: number }} LoadOrder */
