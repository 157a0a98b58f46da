import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type LinkedParty,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';

jest.setTimeout(60_000);
const program = fileURLToPath(new URL('../../test-processes/check-photos.mjs', import.meta.url));
let room: VerificationTest;
/** The selfies were accepted while the server had a worker; now it has none, as with `ROLE=web`. */
let parties: LinkedParty[];
let workers: Worker[] = [];
let servers: ServerProcess[] = [];

interface Worker {
  process: ChildProcess;
  /** The names identify the bookings of the checks that the worker has started. */
  begun: string[];
}

beforeAll(async () => {
  room = await openVerificationTest();
  parties = await Promise.all(Array.from({ length: 9 }, () => room.ready()));
  await room.stopWorker();
});
afterEach(async () => {
  await Promise.all([...workers.map(({ process }) => kill(process)), ...servers.map((one) => one.kill())]);
  workers = [];
  servers = [];
});
afterAll(() => room.close());

const settings = () => ({
  DATA_DIR: room.config.dataDir,
  SECRET_KEY: room.config.secretKey[0].toString('base64'),
});

/** `hold` starts checks, but does not finish them. */
async function startWorker(how: 'answer' | 'hold', lanes = 2): Promise<Worker> {
  const env = { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...settings() };
  const child = fork(program, [room.databaseUrl, String(lanes)], { env, execArgv: ['-C', 'suite-source'] });
  const worker: Worker = { process: child, begun: [] };
  workers.push(worker);
  child.on('message', (message: 'started' | { key: string }) => {
    if (message !== 'started') worker.begun.push(message.key);
  });
  await once(child, 'message');
  if (how === 'answer') child.send('go');
  return worker;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a check whose worker is killed is made by another one, and counted once', async () => {
  const first = await startWorker('hold');
  const { token, booking_id } = anotherParty();
  const answer = room.send(token);
  await until(() => first.begun.length === 1);
  await kill(first.process);
  const second = await startWorker('answer');
  expect(said(await answer)).toEqual([200, true]);
  expect(second.begun).toEqual(first.begun);
  expect(await room.traces(booking_id)).toEqual({ attempts: 1, images: 2, audits: 1 });
});

test('a check that ends every worker is given up, and not counted', async () => {
  const { token, booking_id } = anotherParty();
  const answer = room.send(token);
  // The leases end as if each process had died at once.
  let isAnswered = false;
  const ended = answer.then(() => (isAnswered = true));
  const holding = await startWorker('hold', 5);
  await until(async () => {
    await room.database.query(sql`
      update verification_jobs set lease_id = gen_random_uuid(), leased_until = now() where leased_until > now()`);
    return isAnswered;
  });
  await ended;
  expect(said(await answer)).toEqual([503, 'UNAVAILABLE']);
  expect(holding.begun).toHaveLength(4);
  // The accepted selfie remains; the photos of the check are due.
  expect(await room.traces(booking_id)).toEqual({ attempts: 0, images: 1, audits: 0 });
});

test('a document that is sent again, because its server was killed, gets its answer', async () => {
  const worker = await startWorker('hold');
  const { token, booking_id } = anotherParty();
  const document = photoFactory.withComment('sent twice');
  const web = await startServerProcess({ DATABASE_URL: room.databaseUrl, ROLE: 'web', ...settings() });
  servers.push(web);
  const form = new FormData();
  form.append('document', new File([new Uint8Array(document)], 'document.jpg'));
  const headers = { 'x-verification-token': token };
  const lost = fetch(`${web.url}/api/verification`, { method: 'POST', headers, body: form }).catch(
    () => 'lost',
  );
  await until(() => worker.begun.length === 1);
  await web.kill();
  expect(await lost).toBe('lost');
  const again = room.send(token, { document, selfie: undefined });
  worker.process.send('go');
  expect(said(await again)).toEqual([200, true]);
  expect(await room.traces(booking_id)).toEqual({ attempts: 1, images: 2, audits: 1 });
});

test('two workers share checks, and none is made twice', async () => {
  const [one, two] = await Promise.all([startWorker('hold', 3), startWorker('hold', 3)]);
  const answers = parties.splice(0, 6).map(({ token }) => room.send(token));
  await until(() => one.begun.length === 3 && two.begun.length === 3);
  for (const { process } of [one, two]) process.send('go');
  expect((await Promise.all(answers)).map(said)).toEqual(answers.map(() => [200, true]));
  const begun = [...one.begun, ...two.begun];
  expect([begun.length, new Set(begun).size]).toEqual([6, 6]);
});

function anotherParty(): LinkedParty {
  const party = parties.pop();
  if (!party) throw new Error('More guests are needed');
  return party;
}
