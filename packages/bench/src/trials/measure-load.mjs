import { setTimeout as sleep } from 'node:timers/promises';
import { BenchFailure } from '../bench-failure.mjs';
import { count, milliseconds, ratio } from '../figures/formats.mjs';
import { quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { processUse } from '../processes/process-use.mjs';
import { memoryByPart, memoryGrowth } from './memory-over-time.mjs';
import { mixedCalls, pickCall } from './mixed-calls.mjs';

/** @typedef {import('./memory-over-time.mjs').MemorySample} MemorySample */

const callers = 8;
const pauseMs = 20;
const sampleMs = 1_000;
const metricsToken = 'a-token-of-the-bench';
const parts = 10;

const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;

/**
 * Reads and writes of all kinds for some minutes: errors, and the memory of the server over time.
 * @param {import('../read-arguments.mjs').BenchArguments} args
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureLoad({ minutes }) {
  console.log('\nLoad: starting a server …');
  const server = await startServer({ TRUST_PROXY: 'true', METRICS_TOKEN: metricsToken });
  await releaseRemote(server, 'mf-bookings');
  console.log(`Load: ${minutes} min of mixed calls, ${callers} at a time …`);
  const untilMs = performance.now() + minutes * 60_000;
  const [calls, samples] = await Promise.all([callMixed(server.url, untilMs), watchMemory(server, untilMs)]);
  await server.stop();
  return loadSection(minutes, calls, samples);
}

/**
 * @param {string} url
 * @param {number} untilMs
 */
async function callMixed(url, untilMs) {
  const calls = mixedCalls(url);
  /** @type {Map<string, number[]>} */
  const times = new Map(calls.map(({ name }) => [name, []]));
  /** @type {Record<string, number>} */
  const errors = {};
  const note = (/** @type {string} */ error) => (errors[error] = (errors[error] ?? 0) + 1);
  const call = async () => {
    const one = pickCall(calls, Math.random());
    if (!one) return;
    const began = performance.now();
    try {
      const answer = await one.send();
      await answer.arrayBuffer();
      times.get(one.name)?.push(performance.now() - began);
      if (answer.status !== one.status && !(one.name === 'link' && answer.status === 201)) {
        note(`${one.name}: ${answer.status}`);
      }
    } catch (error) {
      note(`${one.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < untilMs) {
        await call();
        await sleep(pauseMs);
      }
    }),
  );
  return { times: Object.fromEntries(times), errors };
}

/**
 * @param {{ pid: number, url: string }} server
 * @param {number} untilMs
 */
async function watchMemory({ pid, url }, untilMs) {
  const began = performance.now();
  /** @type {MemorySample[]} */
  const samples = [];
  while (performance.now() < untilMs) {
    samples.push({ ms: performance.now() - began, rss: processUse(pid).rss, heap: await readHeap(url) });
    await sleep(sampleMs);
  }
  return samples;
}

/** @param {string} url */
async function readHeap(url) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const bytes = /^nodejs_heap_size_used_bytes (\S+)/m.exec(await answer.text())?.[1];
  if (bytes === undefined) throw new BenchFailure(`/metrics answered ${answer.status} without the heap.`);
  return Number(bytes);
}

/**
 * @param {number} minutes
 * @param {{ times: Record<string, number[]>, errors: Record<string, number> }} calls
 * @param {MemorySample[]} samples
 * @returns {import('../report/section.mjs').Section}
 */
function loadSection(minutes, { times, errors }, samples) {
  const total = Object.values(times).reduce((sum, { length }) => sum + length, 0);
  const errorCount = Object.values(errors).reduce((sum, one) => sum + one, 0);
  const growth = memoryGrowth(samples);
  return {
    name: 'load',
    title: `Mixed load for ${minutes} min: ${count(total)} calls`,
    tables: [
      {
        title: 'Memory of the server process over time',
        columns: ['from minute', 'memory, least', 'median', 'heap, least'],
        rows: memoryByPart(samples, parts).map(({ fromMs, rss, medianRss, heap }) => [
          (fromMs / 60_000).toFixed(1),
          ...[megabytes(rss), megabytes(medianRss), megabytes(heap)],
        ]),
      },
      {
        title: 'Time of an answer',
        columns: ['', 'calls', 'median', 'p95', 'longest'],
        rows: Object.entries(times).map(([name, own]) => [
          ...[name, count(own.length), milliseconds(quantile(own, 0.5)), milliseconds(quantile(own, 0.95))],
          milliseconds(quantile(own, 1)),
        ]),
      },
    ],
    wanted: [
      atMost('calls not answered as they should be', errorCount, 0, count),
      atMost('memory of the last third to that of the middle one', growth.rss, 1.1, ratio),
      atMost('heap of the last third to that of the middle one', growth.heap, 1.1, ratio),
    ],
    notes: [
      `${callers} callers with ${pauseMs} ms between calls, on the same machine; each call is drawn by its weight in mixed-calls.mjs, and every address of a caller is another one.`,
      'Memory is the resident set, read every second from /proc; the heap is nodejs_heap_size_used_bytes of /metrics, Compared is the least of each third: what is left after collections, and when no password is hashed (64 MB each).',
      ...(errorCount > 0 ? [`Errors: ${JSON.stringify(errors)}.`] : []),
    ],
    figures: {
      ...{ minutes, errors, samples, growth },
      calls: Object.fromEntries(Object.entries(times).map(([name, { length }]) => [name, length])),
    },
  };
}
