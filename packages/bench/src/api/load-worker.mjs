import autocannon from 'autocannon';
import { answerParent } from './worker-answers.mjs';

const longestAnswerInSeconds = 60;

/** Loads an address and tells how long each answer took. Runs as a process of its own. */
answerParent(async (/** @type {LoadOrder} */ { url, headers, connections, seconds }) => {
  const asked = { url, headers, connections, timeout: longestAnswerInSeconds };
  const measured = await load({ ...asked, duration: seconds });
  // Each connection waits for one answer when none came within the time, so that a slow address has a figure as well.
  return measured.times.length > 0 ? measured : load({ ...asked, amount: connections });
});

/** @param {import('autocannon').Options} options */
async function load(options) {
  const run = autocannon(options);
  /** @type {number[]} */
  const times = [];
  run.on('response', (_client, _status, _bytes, /** @type {number} */ ms) => times.push(ms));
  const result = await run;
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${times.length} requests of ${options.url} failed`);
  return { times, seconds: result.duration };
}

/** @typedef {{ url: string, headers: Record<string, string>, connections: number, seconds: number }} LoadOrder */
