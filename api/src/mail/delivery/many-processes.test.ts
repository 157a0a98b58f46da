import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openMailTest, until, type MailTest } from '../../testing/contexts/open-mail-test.ts';
import { smtpReply, startMailServer } from '../../testing/processes/test-mail-server.ts';
import type { ReceivedMail, TestMailServer } from '../../testing/processes/test-mail-server.ts';

const script = fileURLToPath(new URL('../../../test-processes/deliver-mails.mjs', import.meta.url));
const recipients = 50;
const mailsOfEach = 10;
let outbox: MailTest;
let server: TestMailServer;

beforeAll(async () => {
  outbox = await openMailTest();
});
afterAll(() => outbox.close());
afterEach(async () => {
  await outbox.reset();
  await server.stop();
});

function startProcess(leaseInMs: number) {
  const child = fork(script, [outbox.databaseUrl, `smtp://127.0.0.1:${server.port}`, String(leaseInMs)], {
    execArgv: ['--conditions=suite-source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

function waitingMails(): Promise<{ id: number }[]> {
  return outbox.database.query(sql`select id from emails where state = 'waiting'`);
}

test('several processes deliver 500 mails once each, in order for each recipient', async () => {
  server = await startMailServer();
  await outbox.database.query(sql`
    insert into emails (recipient, subject, body_text, body_html)
    select 'guest' || guest || '@miramar.test', turn::text, 'Hello', '<p>Hello</p>'
    from generate_series(1, ${mailsOfEach}::int) turn, generate_series(1, ${recipients}::int) guest
    order by turn.turn, guest
  `);
  for (let count = 0; count < 4; count += 1) await outbox.deliver(`smtp://127.0.0.1:${server.port}`);
  await until(async () => (await waitingMails()).length === 0);

  const received = server.mails;
  expect(received).toHaveLength(recipients * mailsOfEach);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(recipients * mailsOfEach);
  const inOrder = Array.from({ length: mailsOfEach }, (_none, index) => `${index + 1}`);
  for (let recipient = 1; recipient <= recipients; recipient += 1) {
    const address = `guest${recipient}@miramar.test`;
    const own = received.filter(({ envelope }) => envelope.to.includes(address));
    expect(own.map(({ subject }) => subject)).toEqual(inOrder);
  }
  expect(await outbox.database.query(sql`select sum(attempts)::int as attempts from emails`)).toEqual([
    { attempts: recipients * mailsOfEach },
  ]);
});

test('a process that is killed while it sends is replaced, and what it sent is recognised', async () => {
  const seen: ReceivedMail[] = [];
  let dead = false;
  server = await startMailServer({
    onMail: async (mail) => {
      seen.push(mail);
      // The server has the whole mail, but the process dies before the answer.
      await until(() => dead);
      return undefined;
    },
  });
  const kill = startProcess(1_000);
  const ids = [await outbox.write('ana@miramar.test'), await outbox.write('rui@miramar.test')];
  await until(() => seen.length === 2);
  await kill();
  dead = true;
  for (const id of ids) expect(await outbox.row(id)).toMatchObject({ state: 'waiting', attempts: 1 });

  await outbox.deliver(`smtp://127.0.0.1:${server.port}`);
  await until(async () => (await waitingMails()).length === 0);
  for (const id of ids) expect(await outbox.row(id)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(seen).toHaveLength(4);
  expect(new Set(seen.map(({ messageId }) => messageId)).size).toBe(2);
  expect(seen.slice(2).map(({ date }) => date)).toEqual(
    seen.slice(2).map(({ messageId }) => seen.find((mail) => mail.messageId === messageId)?.date),
  );
});

test('a process that was slow and lost its lease cannot undo what its successor did', async () => {
  let slow = true;
  const seen: ReceivedMail[] = [];
  server = await startMailServer({
    onMail: async (mail) => {
      if (seen.push(mail) > 1) return undefined;
      await until(() => !slow);
      return smtpReply(554, 'Too slow');
    },
  });
  const url = `smtp://127.0.0.1:${server.port}`;
  const id = await outbox.write('ana@miramar.test');
  const first = await outbox.deliver(url, { pace: { leaseInMs: 50, connections: 1 } });
  await until(() => seen.length === 1);
  const second = await outbox.deliver(url);
  await until(async () => (await outbox.row(id)).state === 'sent');
  slow = false;
  await first.stop();
  await second.stop();
  expect(await outbox.row(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
});
