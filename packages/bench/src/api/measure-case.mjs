import { BenchFailure } from '../bench-failure.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { connections } from './cases.mjs';

const rounds = 3;
const warmUpSeconds = 1;

/** @typedef {{ times: number[], seconds: number }} Load */
/** @typedef {{ perSecond: number, p50: number, p95: number }} Speed */
/** @typedef {import('./record-statements.mjs').Statement} Statement */
/** @typedef {{ load: Worker, statements: Worker, bareReply: Worker }} Workers */
/** @typedef {{ order: (order: object) => Promise<any> }} Worker */

/**
 * @typedef {object} Measured
 * @property {number} bytes of the plain answer
 * @property {Record<keyof ReturnType<typeof waysOf>, Speed>} speeds
 */

/**
 * Measures one address in every way, in rounds, so that a busy moment of the machine hits all of them.
 * @param {Workers} workers
 * @param {{ address: string, token: string, databaseUrl: string, statements: Statement[], seconds: number }} what
 * @returns {Promise<Measured>}
 */
export async function measureCase(workers, what) {
  const body = await readBody(what.address, what.token);
  const { url } = await workers.bareReply.order({ body });
  const ways = Object.entries(waysOf(workers, what, url));
  /** @type {Map<string, Load[]>} */
  const loads = new Map(ways.map(([name]) => [name, []]));
  for (const [, run] of ways) await run(warmUpSeconds);
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of ways) loads.get(name)?.push(await run(what.seconds / rounds));
  }
  const speeds = Object.fromEntries([...loads].map(([name, all]) => [name, speedOf(all)]));
  return { bytes: Buffer.byteLength(body), speeds: /** @type {Measured['speeds']} */ (speeds) };
}

/**
 * @param {Workers} workers
 * @param {{ address: string, token: string, databaseUrl: string, statements: Statement[] }} what
 * @param {string} bareUrl
 */
function waysOf({ load, statements }, what, bareUrl) {
  const authorization = `Bearer ${what.token}`;
  const through =
    (/** @type {string} */ url, /** @type {Record<string, string>} */ headers) =>
    /** @returns {Promise<Load>} */
    (/** @type {number} */ seconds) =>
      load.order({ url, headers, connections, seconds });
  return {
    server: through(what.address, { authorization }),
    compressed: through(what.address, { authorization, 'accept-encoding': 'gzip, deflate, br' }),
    /** @returns {Promise<Load>} */
    driver: (/** @type {number} */ seconds) => {
      const { databaseUrl, statements: list } = what;
      return statements.order({ databaseUrl, statements: list, connections, seconds });
    },
    bareReply: through(bareUrl, {}),
  };
}

/** @param {Load[]} loads */
function speedOf(loads) {
  const times = loads.flatMap((load) => load.times);
  return {
    perSecond: median(loads.map((load) => load.times.length / load.seconds)),
    p50: median(times),
    p95: quantile(times, 0.95),
  };
}

/**
 * @param {string} address
 * @param {string} token
 */
async function readBody(address, token) {
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  const body = await answer.text();
  const { result } = JSON.parse(body);
  const [rows] = Object.values(result ?? {});
  if (answer.ok && Array.isArray(rows) && rows.length > 0) return body;
  throw new BenchFailure(`${address} answered ${answer.status} and no row; nothing can be compared.`);
}
