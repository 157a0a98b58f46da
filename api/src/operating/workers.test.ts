import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { addHotel, addBooking } from '../testing/contexts/open-bookings-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';

/** Loading neural networks takes long on a busy machine. */
jest.setTimeout(120_000);
let dataDir: string;
let server: TestDatabase;
let web: ServerProcess;
let worker: ServerProcess | undefined;
const settings = () => ({ DATABASE_URL: server.url, DATA_DIR: dataDir, SHELL_DIR: dataDir });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-workers-'));
  server = await createTestDatabase({ migrations: [] });
  web = await startServerProcess({ ...settings(), ROLE: 'web' });
});
afterAll(async () => {
  await Promise.all([web.stop(), worker?.stop()]);
  await server.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  result: Record<string, unknown>;
}
async function call(path: string, init?: RequestInit): Promise<Answer> {
  return (await fetch(`${web.url}/api${path}`, init)).json() as Promise<Answer>;
}
async function post(token: string, path: string, body: object): Promise<Answer> {
  const headers = { 'x-verification-token': token, 'content-type': 'application/json' };
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The queue is not read by a worker yet. */
async function queued(): Promise<void> {
  for (let waiting = 0; waiting === 0;) {
    const { checks } = (await call('/ready')).result as { checks: { waiting: number; running: number } };
    expect(checks.running).toBe(0);
    waiting = checks.waiting;
  }
}

test('a server without an engine has a selfie looked at by a worker', async () => {
  const hotel_id = await addHotel(server.database, 'Seaview');
  const verification_token = 'link-of-ines';
  const stay = { checkin_date: '2099-01-01', checkout_date: '2099-01-03' };
  await addBooking(server.database, { hotel_id, name: 'Ines Duarte', verification_token, ...stay });
  const { consent_version: version } = (await call(`/getuser_by_token/${verification_token}`)).result;
  await post(verification_token, '/verification/consent', { version, locale: 'en' });
  const { challenge_id } = (await post(verification_token, '/verification/challenge', {})).result;
  const form = new FormData();
  form.append('challenge_id', String(challenge_id));
  for (const name of ['selfie', 'frames'])
    form.append(name, new File([new Uint8Array(photoFactory.plain())], `${name}.jpg`));
  for (const name of ['frame_times', 'frame_poses']) form.append(name, '0');
  const headers = { 'x-verification-token': verification_token };
  const answer = call('/verification/selfie', { method: 'POST', headers, body: form });
  const early = answer.then((refused) => Promise.reject(new Error(JSON.stringify(refused))));
  await Promise.race([queued(), early]);
  worker = await startServerProcess({ ...settings(), ROLE: 'worker' });
  expect((await answer).result).toEqual({ success: false, reason: 'NO_FACE_SELFIE' });
  const ready = (await (await fetch(`${worker.url}/api/ready`)).json()) as Answer;
  expect(ready.result).toMatchObject({ database: 'ok', checks: { waiting: 0, running: 0 } });
  expect((await fetch(`${worker.url}/api/getuser_by_token/${verification_token}`)).status).toBe(404);
});
