import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { Import } from '@suite/contracts/integrations';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';
import { signInOverHttp } from '../testing/sign-in-over-http.ts';

/** The lease of a worker that died ends after fifteen seconds. */
jest.setTimeout(180_000);
let dataDir: string;
let server: TestDatabase;
let web: ServerProcess;
const workers: ServerProcess[] = [];
let headers: Record<string, string>;
const settings = () => ({ DATABASE_URL: server.url, DATA_DIR: dataDir, SHELL_DIR: dataDir });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-imports-'));
  server = await createTestDatabase({ migrations: [] });
  web = await startServerProcess({ ...settings(), ROLE: 'web' });
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, {
    usr_email: 'admin@seaview.test',
    hotel_id,
    permissions: ['manage_hotel'],
  });
  headers = await signInOverHttp(web.url, 'admin@seaview.test');
});
afterAll(async () => {
  await Promise.all([web, ...workers].map((each) => each.stop()));
  await server.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function call(path: string, init: RequestInit = {}): Promise<Import> {
  const answer = await fetch(`${web.url}/api/imports${path}`, {
    ...init,
    headers: { ...headers, ...init.headers },
  });
  const { result, message } = (await answer.json()) as { result?: Import; message: string };
  if (!result) throw new Error(message);
  return result;
}

function post(path: string, body: object = {}): Promise<Import> {
  const json = { 'content-type': 'application/json' };
  return call(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

async function startWorker(): Promise<ServerProcess> {
  const worker = await startServerProcess({ ...settings(), ROLE: 'worker' });
  workers.push(worker);
  return worker;
}

/** Polls as the screen does. */
async function waitUntil(id: number, isReached: (found: Import) => boolean): Promise<Import> {
  for (;;) {
    const found = await call(`/${id}`);
    if (isReached(found)) return found;
    await pause(50);
  }
}

test('an import whose worker is killed goes on in another one, and creates each booking once', async () => {
  const rows = 1_500;
  const checkin = addDays(calendarDateIn('Europe/Lisbon'), 10);
  const line = (index: number) =>
    `Guest ${index},guest${index}@guests.test,${checkin},${addDays(checkin, 2)},Double`;
  const lines = Array.from({ length: rows }, (_, index) => line(index));
  const form = new FormData();
  form.append('file', new File([['Name,Email,Check-in,Check-out,Room type', ...lines].join('\n')], 'a.csv'));
  const { id, columns } = await call('', { method: 'POST', body: form });
  const first = await startWorker();
  await post(`/${id}/check`, { columns: columns.map((field) => field ?? ''), date_format: 'ymd' });
  await waitUntil(id, ({ state }) => state === 'checked');
  await post(`/${id}/start`);
  await waitUntil(id, ({ done_rows }) => done_rows > 0);
  await first.kill();
  const interrupted = await call(`/${id}`);
  expect(interrupted).toMatchObject({ state: 'importing' });
  expect(interrupted.created_rows).toBeLessThan(rows);
  await startWorker();
  const imported = await waitUntil(id, ({ state }) => state === 'imported');
  expect(imported).toMatchObject({ created_rows: rows, refused_rows: 0, done_rows: rows });
  const [counts] = await server.database.query(sql`
    select count(*) as bookings, count(distinct email) as guests,
      (select count(*) from imported_bookings) as imported from bookings`);
  expect(counts).toEqual({ bookings: rows, guests: rows, imported: rows });
});
