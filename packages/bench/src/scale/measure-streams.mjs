import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import pg from 'pg';
import { signIn } from '../api/sign-in.mjs';
import { BenchFailure } from '../bench-failure.mjs';
import { quantile } from '../figures/quantile.mjs';
import { startServer } from '../processes/start-server.mjs';

/**
 * @typedef {object} StreamFigures
 * @property {number} streams
 * @property {number} bytesEach of a server's resident memory, for each of its streams
 * @property {number} aloneMs p50 from a person's change to the event in another tab, without other streams
 * @property {number} amongAllMs the same among all streams
 * @property {number} allMs until the last stream has an event for all
 */

/** @typedef {{ next: (event: string) => Promise<void>, end: () => void }} Stream */

const processes = 3;
const streams = 15_000;
/** The server allows 500 streams from one network. */
const ofOneNetwork = 400;
const openedAtOnce = 50;
const turns = 50;
const person = 'staff@seaview.test';

/**
 * Opens the streams on three server processes of one database. A person changes something through the first process,
 * and the event is awaited on a stream of the second.
 * @param {{ DATABASE_URL: string, DATA_DIR: string }} settings
 * @returns {Promise<StreamFigures>}
 */
export async function measureStreams(settings) {
  const servers = [];
  for (let each = 0; each < processes; each += 1)
    servers.push(await startServer({ ...settings, TRUST_PROXY: '1', ROLE: 'web' }));
  const [first, second] = servers;
  if (!first || !second) throw new BenchFailure('No server was started.');
  const token = await signIn(first.url, person);
  const own = await openStream(second.url, 0, token);
  const aloneMs = await timeOfChanges(first.url, token, own);
  const before = await memoryOf(first.pid);
  console.log(`Scale: opening ${streams} streams …`);
  const all = await openAll(servers);
  const bytesEach = ((await memoryOf(first.pid)) - before) / (streams / processes);
  const amongAllMs = await timeOfChanges(first.url, token, own);
  const allMs = await timeOfChangeForAll(settings.DATABASE_URL, all);
  for (const stream of [own, ...all]) stream.end();
  for (const server of servers) await server.stop();
  return { streams: all.length, bytesEach, aloneMs, amongAllMs, allMs };
}

/** @param {{ url: string }[]} servers */
async function openAll(servers) {
  /** @type {Stream[]} */
  const all = [];
  while (all.length < streams) {
    const opened = Array.from({ length: openedAtOnce }, (_, place) => {
      const number = all.length + place;
      return openStream(servers[number % servers.length]?.url ?? '', Math.floor(number / ofOneNetwork));
    });
    all.push(...(await Promise.all(opened)));
  }
  return all;
}

/**
 * @param {string} url
 * @param {number} network
 * @param {string} [token]
 * @returns {Promise<Stream>}
 */
function openStream(url, network, token) {
  const headers = {
    'x-forwarded-for': `10.${network}.0.1`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const request = get(`${url}/platform/remotes/changes`, { headers, agent: new Agent() }, (answer) => {
      if (answer.statusCode !== 200) reject(new BenchFailure(`A stream answered ${answer.statusCode}.`));
      /** @type {Map<string, () => void>} */
      const awaited = new Map();
      answer.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        for (const [, event = ''] of text.matchAll(/^event: (\w+)/gm)) awaited.get(event)?.();
      });
      answer.on('error', () => undefined);
      resolve({
        next: (event) => new Promise((heard) => awaited.set(event, heard)),
        end: () => request.destroy(),
      });
    }).on('error', reject);
  });
}

/**
 * @param {string} url
 * @param {string} token
 * @param {Stream} stream
 */
async function timeOfChanges(url, token, stream) {
  const times = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const heard = stream.next('personal');
    const began = performance.now();
    const answer = await fetch(`${url}/api/notifications/preferences/flags`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ in_app: true, daily_mail: false }),
    });
    if (!answer.ok) throw new BenchFailure(`A change answered ${answer.status}.`);
    await heard;
    times.push(performance.now() - began);
  }
  return quantile(times, 0.5);
}

/**
 * @param {string} postgresUrl
 * @param {readonly Stream[]} all
 */
async function timeOfChangeForAll(postgresUrl, all) {
  const heard = Promise.all(all.map((stream) => stream.next('changed')));
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const began = performance.now();
  await client.query(`select pg_notify('registry_changed', '')`);
  await heard;
  await client.end();
  return performance.now() - began;
}

/**
 * @param {number} pid
 * @returns {Promise<number>} in bytes
 */
async function memoryOf(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
