import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@suite/database';
import pg from 'pg';
import { signIn } from '../api/sign-in.mjs';
import { BenchFailure } from '../bench-failure.mjs';
import { count, milliseconds, seconds } from '../figures/formats.mjs';
import { median } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';

const bookings = 2_500;
const bookingsOfCall = 500;
/** Each booking is created once and changed in each further stage. */
const stages = 4;
const answerMs = 200;
const pollMs = 50;
const dayMs = 24 * 60 * 60 * 1000;
/** Few stays share a night, so that the rooms of the demo hotel suffice. */
const nights = 1_800;
const most = { lost: 0, disordered: 0, mailMs: 1_000 };
const people = ['staff@seaview.test', 'roles@seaview.test', 'none@seaview.test'];
const otherPeople = ['admin@seaview.test', 'admin@alpine.test', 'superadmin@demo.test'];

/**
 * Changes bookings whose events go to a slow receiver, kills the server meanwhile, and compares what arrives with what was written.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureWebhooks() {
  console.log(`\nWebhooks: ${count(bookings * stages)} events to a receiver that needs ${answerMs} ms …`);
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const endClient = addCleanUp(() => client.end());
  const receiver = await openReceiver();
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(folder.path, 'server') };
  let server = await startServer(settings);
  const alone = await timeMails(client, server.url, people);
  await addWebhook(server.url, receiver.url);
  for (let stage = 0; stage < stages; stage++) {
    await putBookings(server.url, stage);
    if (stage !== 1) continue;
    await server.kill();
    server = await startServer(settings);
  }
  const waiting = await countWaiting(client);
  const among = await timeMails(client, server.url, otherPeople);
  while ((await countWaiting(client)) > 0) await sleep(1_000);
  const { rows: written } = await client.query(
    "select 'evt_' || replace(event_id::text, '-', '') as event_id, booking_id from webhook_events order by hotel_id, id",
  );
  const figures = { ...compare(written, receiver.arrived), waiting, alone, among };
  await receiver.close();
  await server.stop();
  await endClient();
  await stopPostgres();
  await folder.remove();
  return webhooksSection(figures);
}

async function openReceiver() {
  /** @type {string[]} */
  const arrived = [];
  const server = createServer(async (request, response) => {
    const { id } = JSON.parse(await text(request));
    await sleep(answerMs);
    arrived.push(id);
    response.writeHead(204).end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const close = addCleanUp(async () => void server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { arrived, url: `http://localhost:${port}/`, close };
}

/**
 * @param {string} url
 * @param {string} path
 * @param {object} body
 * @param {string} [token]
 */
async function post(url, path, body, token) {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { ok: answer.ok, ...(await answer.json()) };
}

/**
 * @param {string} url
 * @param {string} receiver
 */
async function addWebhook(url, receiver) {
  const token = await signIn(url);
  const event_types = ['booking.created', 'booking.changed'];
  const webhook = { name: 'Slow receiver', url: receiver, event_types, includes_personal_data: false };
  const { action } = await post(url, '/webhooks', webhook, token);
  await post(url, '/auth/confirmation', { usr_password: 'Demo1234', actions: [action.id] }, token);
  const { ok, message } = await post(url, '/webhooks', webhook, token);
  if (!ok) throw new BenchFailure(`Adding the webhook failed: ${message}`);
}

/**
 * @param {string} url
 * @param {number} stage
 */
async function putBookings(url, stage) {
  const token = await signIn(url);
  const types = ['Single', 'Double'];
  const day = (/** @type {number} */ offset) =>
    new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);
  for (let first = 0; first < bookings; first += bookingsOfCall) {
    const rows = Array.from({ length: bookingsOfCall }, (_, offset) => {
      const index = first + offset;
      const from = 2 + (index % nights);
      return {
        external_reference: `W-${index}`,
        name: 'Ana Reis',
        email: `guest${index}@webhooks.test`,
        phone: `+35191055${1000 + stage}`,
        room_type: types[Math.floor(index / nights)],
        checkin_date: day(from),
        checkout_date: day(from + 1),
        no_nights: 1,
      };
    });
    // Nights that the demo data has sold out are refused in each stage.
    const { ok, message } = await post(url, '/bookings/bulk', { bookings: rows }, token);
    if (!ok) throw new BenchFailure(`Entering bookings failed: ${message}`);
  }
}

/** @param {pg.Client} client */
async function countWaiting(client) {
  const { rows } = await client.query(
    "select count(*)::integer as count from webhook_events where state = 'waiting'",
  );
  return rows[0].count;
}

/**
 * @param {pg.Client} client
 * @param {string} url
 * @param {readonly string[]} addresses
 * @returns {Promise<number[]>} from the outbox to the mail that was sent
 */
async function timeMails(client, url, addresses) {
  const times = [];
  for (const usr_email of addresses) {
    const { ok, message } = await post(url, '/auth/forgot-password', { usr_email });
    if (!ok) throw new BenchFailure(`Requesting a mail failed: ${message}`);
    const read = async () => {
      const { rows } = await client.query(
        `select extract(epoch from sent_at - created_at)::float8 * 1000 as ms from emails
         where recipient = $1 and subject = 'Choose a new password' and state = 'sent'`,
        [usr_email],
      );
      return rows[0]?.ms;
    };
    let ms;
    while ((ms = await read()) === undefined) await sleep(pollMs);
    times.push(ms);
  }
  return times;
}

/**
 * @param {readonly { event_id: string, booking_id: number }[]} written in the order of the changes
 * @param {readonly string[]} arrived
 */
function compare(written, arrived) {
  const places = new Map([...new Set(arrived)].map((id, place) => [id, place]));
  const lost = written.filter(({ event_id }) => !places.has(event_id)).length;
  /** @type {Map<number, number>} */
  const last = new Map();
  let disordered = 0;
  for (const { event_id, booking_id } of written) {
    const place = places.get(event_id) ?? -1;
    if (place < (last.get(booking_id) ?? -1)) disordered++;
    last.set(booking_id, place);
  }
  return { written: written.length, repeated: arrived.length - places.size, lost, disordered };
}

/** @param {{ written: number, repeated: number, lost: number, disordered: number, waiting: number, alone: number[], among: number[] }} figures */
function webhooksSection(figures) {
  const { written, repeated, lost, disordered, waiting, alone, among } = figures;
  return {
    name: 'webhooks',
    title: `Webhooks: ${count(written)} events to a slow receiver, with a kill -9`,
    tables: [
      {
        title: 'From the outbox to the mail that was sent',
        columns: ['', 'median', 'longest'],
        rows: [
          { name: 'without events', times: alone },
          { name: `while ${count(waiting)} events wait`, times: among },
        ].map(({ name, times }) => [name, milliseconds(median(times)), milliseconds(Math.max(...times))]),
      },
    ],
    wanted: [
      atMost('events that did not arrive', lost, most.lost, count),
      atMost('events before an earlier one of their booking', disordered, most.disordered, count),
      atMost('longest way of a mail while events wait', Math.max(...among), most.mailMs, seconds),
    ],
    notes: [
      `${count(repeated)} events arrived twice, because the server was killed before it noted the answer.`,
    ],
    figures,
  };
}
