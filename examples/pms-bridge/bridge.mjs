import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { Webhook } from 'standardwebhooks';

/**
 * @typedef {object} Bridge
 * @property {string} suite
 * @property {string} token has the scopes bookings:read and bookings:write
 * @property {string} folder
 */

/** @typedef {{ message: string, errors: { message: string }[] }} Refusal */
/** @typedef {{ external_reference: string, status: string, refusal?: Refusal | null }} RowResult */

const rowsOfCall = 1_000;
const dayMs = 86_400_000;

/** @typedef {{ method?: string, headers?: Record<string, string>, body?: object }} CallOptions */
/** @typedef {{ id: string, type: string, data: { external_reference?: string | null } }} SuiteEvent */

/** @param {Bridge} bridge @param {string} path @param {CallOptions} [options] */
async function callSuite({ suite, token }, path, { method = 'GET', headers = {}, body } = {}) {
  const answer = await fetch(`${suite}/api${path}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { message, result } = await answer.json();
  if (answer.ok) return result;
  const isRefusal = [400, 413].includes(answer.status);
  throw Object.assign(new Error(`${method} ${path} answered ${answer.status}: ${message}`), { isRefusal });
}

/** @param {Record<string, string>} row */
function bookingOf(row) {
  const { checkin_date = '', checkout_date = '' } = row;
  const no_nights = Math.round((Date.parse(checkout_date) - Date.parse(checkin_date)) / dayMs);
  return { ...row, no_nights };
}

/**
 * Sends a file of bookings. The key belongs to the content, so a file that is sent again, because its answer was lost, makes no
 * booking twice; neither do the references of its rows.
 * @param {Bridge} bridge
 * @param {string} content
 * @returns {Promise<RowResult[]>}
 */
async function sendBookings(bridge, content) {
  const options = { columns: true, bom: true, skip_empty_lines: true, trim: true, delimiter: [',', ';'] };
  const rows = parse(content, options);
  const results = [];
  for (let start = 0; start < rows.length; start += rowsOfCall) {
    const bookings = rows.slice(start, start + rowsOfCall).map(bookingOf);
    const key = createHash('sha256').update(JSON.stringify(bookings)).digest('hex');
    const options = { method: 'POST', headers: { 'idempotency-key': key }, body: { bookings } };
    results.push(...(await callSuite(bridge, '/bookings/bulk', options)).results);
  }
  return results;
}

/** @param {RowResult} result */
function resultLine({ external_reference, status, refusal }) {
  const messages = (refusal?.errors.length ? refusal.errors : [refusal]).map((one) => one?.message ?? '');
  return [external_reference, status, `"${messages.join(' ').replaceAll('"', '""')}"`].join(',');
}

/**
 * Takes the files that another program has put into the folder `inbox` under a name that ends with `.csv`. A file stays there until
 * the suite has answered; one that cannot be read goes to `refused`, so that the next ones are not kept waiting.
 * @param {Bridge} bridge
 */
export async function takeFiles(bridge) {
  const inbox = join(bridge.folder, 'inbox');
  const done = join(bridge.folder, 'done');
  const names = (await readdir(inbox)).filter((name) => name.endsWith('.csv')).sort();
  for (const name of names) {
    const results = await sendBookings(bridge, await readFile(join(inbox, name), 'utf8')).catch((error) => {
      if (!error.isRefusal && !(error instanceof CsvError)) throw error;
      return error;
    });
    if (results instanceof Error) {
      await rename(join(inbox, name), join(bridge.folder, 'refused', name));
      console.error(`${name} is refused: ${results.message}`);
      continue;
    }
    const lines = ['external_reference,status,error', ...results.map(resultLine)];
    await writeFile(join(done, `${name}.result.csv`), `${lines.join('\n')}\n`);
    await rename(join(inbox, name), join(done, name));
    console.log(`${name}: ${results.length} bookings sent`);
  }
}

/**
 * Verifies events and appends each once to `events.jsonl`, with the booking as it is now. The answer 204 is sent only when the event
 * is on the disk, because the suite sends an event again until it has that answer.
 * @param {Bridge} bridge
 * @param {string} secret
 */
export async function openReceiver(bridge, secret) {
  const webhook = new Webhook(secret);
  const file = join(bridge.folder, 'events.jsonl');
  const stored = await readFile(file, 'utf8').catch(() => '');
  const seen = new Set(
    stored
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).id),
  );

  /** @param {import('node:http').IncomingMessage} request */
  async function receive(request) {
    const body = await text(request);
    /** @type {SuiteEvent} */
    let event;
    try {
      const headers = /** @type {Record<string, string>} */ (request.headers);
      event = /** @type {SuiteEvent} */ (webhook.verify(body, headers));
    } catch {
      return 401;
    }
    if (seen.has(event.id)) return 204;
    const { external_reference: reference } = event.data;
    const isReadable = reference && event.type !== 'booking.deleted';
    const booking = isReadable
      ? await callSuite(bridge, `/bookings/by-reference/${encodeURIComponent(reference)}`)
      : null;
    await appendFile(file, `${JSON.stringify({ ...event, booking })}\n`);
    seen.add(event.id);
    return 204;
  }

  return createServer((request, response) => {
    receive(request)
      .catch((error) => {
        console.error(error.message);
        return 503;
      })
      .then((status) => response.writeHead(status).end());
  });
}

if (import.meta.filename === process.argv[1]) {
  const { SUITE_URL, SUITE_TOKEN, WEBHOOK_SECRET, FOLDER = 'bridge', PORT = '4200' } = process.env;
  if (!SUITE_URL || !SUITE_TOKEN || !WEBHOOK_SECRET)
    throw new Error('Set SUITE_URL, SUITE_TOKEN and WEBHOOK_SECRET: see the README.');
  const bridge = { suite: new URL(SUITE_URL).origin, token: SUITE_TOKEN, folder: FOLDER };
  for (const name of ['inbox', 'done', 'refused']) await mkdir(join(FOLDER, name), { recursive: true });
  const receiver = await openReceiver(bridge, WEBHOOK_SECRET);
  receiver.listen(Number(PORT), () => console.log(`Listening on port ${PORT} for ${SUITE_URL}`));
  for (;;) {
    await takeFiles(bridge).catch((error) => console.error(`${error.message}; trying again`));
    await sleep(2_000);
  }
}
