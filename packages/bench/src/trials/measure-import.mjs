import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../api/sign-in.mjs';
import { BenchFailure } from '../bench-failure.mjs';
import { count, milliseconds, ratio, seconds } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { processUse } from '../processes/process-use.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';

const rows = 10_000;
const longestMs = 30_000;
const aloneMs = 15_000;
const pauseMs = 20;
const pollMs = 250;
const untilAnalyzedMs = 75_000;
const dayMs = 24 * 60 * 60 * 1000;
/** Few stays share a night, so that the rooms of the demo hotel suffice. */
const nights = 1_800;
const types = ['Single', 'Double', 'Triple', 'Deluxe', 'Family'];

/**
 * Imports a file of the largest size while another person reads the list of bookings.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureImport() {
  console.log(`\nImport: ${count(rows)} rows while another person reads a list …`);
  const folder = await temporaryFolder();
  const filling = await startServer({ DATA_DIR: folder.path });
  // Sessions that filled the empty tables keep plans for empty tables until PostgreSQL has analyzed them.
  await sleep(untilAnalyzedMs);
  await filling.stop();
  const server = await startServer({ DATA_DIR: folder.path });
  const admin = await signIn(server.url);
  const staff = await signIn(server.url, 'staff@seaview.test');
  const call = caller(server.url, admin);
  const until = (/** @type {Promise<unknown>} */ work) => readList(server, staff, work);
  await until(sleep(5_000));
  const alone = await until(sleep(aloneMs));
  const form = new FormData();
  form.append('file', new File([fileOf(rows)], 'bookings.csv'));
  const uploadBegan = performance.now();
  const { id, columns } = await call('POST', '', form);
  const uploadMs = performance.now() - uploadBegan;
  const check = {
    columns: columns.map((/** @type {string | null} */ field) => field ?? ''),
    date_format: 'ymd',
  };
  const checking = await until(finish(call, id, 'check', check, 'checked'));
  const importing = await until(finish(call, id, 'start', {}, 'imported'));
  const { created_rows, refused_rows } = await call('GET', `/${id}`);
  await server.stop();
  await folder.remove();
  const lines = [
    { name: 'alone', ...alone },
    { name: 'beside the check', ...checking },
    { name: 'beside the import', ...importing },
  ];
  const medians = lines.map(({ times }) => median(times));
  const slower = Math.max(...medians.slice(1)) / (medians[0] ?? 1);
  return {
    name: 'import',
    title: `Import of ${count(rows)} rows: ${count(created_rows)} bookings created, ${count(refused_rows)} refused`,
    tables: [
      {
        title: 'List of bookings of another person',
        columns: ['', 'time', 'median', 'p95', 'memory of the server, most'],
        rows: lines.map(({ name, ms, times, rss }) => [
          ...[name, seconds(ms), milliseconds(median(times)), milliseconds(quantile(times, 0.95))],
          `${Math.round(rss / 1e6)} MB`,
        ]),
      },
    ],
    wanted: [
      atMost('time of the import', importing.ms, longestMs, seconds),
      atMost('median of the list to that alone', slower, 2, ratio),
    ],
    notes: [
      `The file is read within ${milliseconds(uploadMs)}. One person reads the list with ${pauseMs} ms between calls, on the same machine as server and PostgreSQL.`,
    ],
    figures: { uploadMs, checkMs: checking.ms, importMs: importing.ms, medians, created_rows, refused_rows },
  };
}

/** @param {number} lines */
function fileOf(lines) {
  const day = (/** @type {number} */ offset) =>
    new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);
  const stays = Array.from({ length: lines }, (_, index) => {
    const from = 2 + (index % nights);
    const type = types[Math.floor(index / nights) % types.length];
    const others = index % 3 === 0 ? 'Bo Reis; Cy Reis' : '';
    return `Guest ${index},guest${index}@imported.test,${day(from)},${day(from + 1)},${type},${others}`;
  });
  return ['Name,Email,Check-in,Check-out,Room type,Further guests', ...stays].join('\n');
}

/**
 * @param {string} url
 * @param {string} token
 */
function caller(url, token) {
  return async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {FormData | object | undefined} */ body = undefined,
  ) => {
    const authorization = { authorization: `Bearer ${token}` };
    const sent = body instanceof FormData ? { body } : body && { body: JSON.stringify(body) };
    const type = body instanceof FormData || !body ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/imports${path}`, {
      method,
      headers: { ...authorization, ...type },
      ...sent,
    });
    const { result, message } = await answer.json();
    if (!answer.ok) throw new BenchFailure(`Importing answered ${answer.status}: ${message}`);
    return result;
  };
}

/**
 * @param {ReturnType<typeof caller>} call
 * @param {number} id
 * @param {string} step
 * @param {object} body
 * @param {string} wanted
 */
async function finish(call, id, step, body, wanted) {
  await call('POST', `/${id}/${step}`, body);
  for (let state = ''; state !== wanted; { state } = await call('GET', `/${id}`)) {
    if (state === 'failed') throw new BenchFailure('The import failed.');
    await sleep(pollMs);
  }
}

/**
 * @param {{ url: string, pid: number }} server
 * @param {string} token
 * @param {Promise<unknown>} work
 */
async function readList({ url, pid }, token, work) {
  const began = performance.now();
  /** @type {number[]} */
  const times = [];
  let rss = 0;
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  const reading = (async () => {
    while (!isDone) {
      const asked = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      await (await fetch(`${url}/api/bookings?page=1&limit=10`, { headers })).arrayBuffer();
      times.push(performance.now() - asked);
      rss = Math.max(rss, processUse(pid).rss);
      await sleep(pauseMs);
    }
  })();
  await done;
  const ms = performance.now() - began;
  await reading;
  return { times, rss, ms };
}
