import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@suite/database';
import { fillDatabase } from '../api/fill-database.mjs';
import { signIn } from '../api/sign-in.mjs';
import { startWorker } from '../api/start-worker.mjs';
import { BenchFailure } from '../bench-failure.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { acceptSelfies } from './accept-selfies.mjs';

const alone = 30;
const together = 50;
/** The first ones load the models. */
const warmUp = 2;
const staffSeconds = 15;

/**
 * Documents sent to a server one after the other, then fifty at once, and what a member of staff waits for the list of
 * bookings before and meanwhile.
 * @param {string} photos their folder
 */
export async function measureChecks(photos) {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  /** @type {[Buffer]} */
  const secretKey = [randomBytes(32)];
  const server = await startServer({
    ...{ DATABASE_URL: postgres.url, SECRET_KEY: secretKey[0].toString('base64'), TRUST_PROXY: '1' },
  });
  await fillDatabase(postgres.url);
  const guests = await acceptSelfies(server, {
    ...{ databaseUrl: postgres.url, secretKey, photos, count: warmUp + alone + together },
  });
  const document = readFileSync(join(photos, 'document.jpg'));
  const send = async (/** @type {import('./accept-selfies.mjs').Guest} */ guest) => {
    const started = performance.now();
    await sendDocument(server.url, guest, document);
    return performance.now() - started;
  };
  for (const guest of guests.splice(0, warmUp)) await send(guest);
  const times = [];
  for (const guest of guests.splice(0, alone)) times.push(await send(guest));
  console.log(`Identity: ${alone} documents sent to a server, one after the other …`);
  const headers = { authorization: `Bearer ${await signIn(server.url)}` };
  const load = startWorker('load-worker.mjs');
  const read = async () => {
    const order = { url: `${server.url}/api/bookings?page=1&limit=10`, headers, connections: 1 };
    const { times: staffTimes } = await load.order({ ...order, seconds: staffSeconds });
    return /** @type {number[]} */ (staffTimes);
  };
  await read();
  const quiet = await read();
  const started = performance.now();
  const burst = Promise.all(guests.map(send)).then(() => performance.now() - started);
  const busy = await read();
  const all = await burst;
  console.log(`Identity: ${together} documents sent to a server at once …`);
  await load.stop();
  await server.stop();
  await stopPostgres();
  await folder.remove();
  return { times, together, all, quiet: speedOf(quiet), busy: speedOf(busy) };
}

/**
 * @param {string} url
 * @param {import('./accept-selfies.mjs').Guest} guest
 * @param {Buffer} document
 */
async function sendDocument(url, { token, address }, document) {
  const form = new FormData();
  form.append('document', new File([new Uint8Array(document)], 'document.jpg'));
  const headers = { 'x-forwarded-for': address, 'x-verification-token': token };
  const answer = await fetch(`${url}/api/verification`, { method: 'POST', headers, body: form });
  const { success, message } = await answer.json();
  if (!success) throw new BenchFailure(`A check answered ${answer.status}: ${message}`);
}

/** @param {number[]} times */
const speedOf = (times) => ({ p50: median(times), p95: quantile(times, 0.95), answers: times.length });
