import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openMailTest, until, type MailTest } from '../../testing/contexts/open-mail-test.ts';
import { smtpReply, startMailServer } from '../../testing/processes/test-mail-server.ts';
import type { MailServerRules, TestMailServer } from '../../testing/processes/test-mail-server.ts';
import { runOutboxCommand } from '../mail.public.ts';
import { sql } from '@suite/database';

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

async function serve(rules: MailServerRules = {}): Promise<string> {
  server = await startMailServer(rules);
  return `smtp://127.0.0.1:${server.port}`;
}
const isState = (id: number, state: string) => until(async () => (await outbox.row(id)).state === state);
const isTried = (id: number) => until(async () => (await outbox.row(id)).last_error !== null);
const subjects = () => server.mails.map(({ subject }) => subject);

describe('a mail', () => {
  test('that was refused for now is tried again later', async () => {
    let busy = true;
    await outbox.deliver(
      await serve({ onRecipient: () => (busy ? smtpReply(451, '4.7.1 Greylisted') : undefined) }),
    );
    const id = await outbox.write('later@miramar.test');
    await isTried(id);
    const first = await outbox.row(id);
    expect(first).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: 'The mail server does not take mail for the recipient now: 451 4.7.1 Greylisted',
    });
    expect(first.wait_s).toBeLessThanOrEqual(10);
    busy = false;
    await outbox.passTime();
    await isState(id, 'sent');
    expect(await outbox.row(id)).toMatchObject({ attempts: 2, last_error: null });
    expect(subjects()).toEqual(['Your account']);
  });

  test('to an unknown recipient fails at once, and an operator sees it and sends it again', async () => {
    let unknown = true;
    await outbox.deliver(
      await serve({ onRecipient: () => (unknown ? smtpReply(550, '5.1.1 No such user') : undefined) }),
    );
    const id = await outbox.write('nobody@miramar.test');
    await isState(id, 'failed');
    expect(await runOutboxCommand(outbox.database, ['--status'])).toBe('0 waiting; 1 given up.');
    const list = await runOutboxCommand(outbox.database, ['--list-failed']);
    expect(list).toMatch(
      new RegExp(`^${id}\t\\S+Z\tattempts: 1\tnobody@miramar.test\tYour account\t.*5.1.1 No such user$`),
    );
    expect(list).not.toContain('swordfish');
    unknown = false;
    expect(await runOutboxCommand(outbox.database, ['--retry', String(id)])).toBe(`Waiting again: ${id}.`);
    await isState(id, 'sent');
    expect(server.mails[0]?.text).toContain('swordfish');
    expect(await runOutboxCommand(outbox.database, ['--list-failed'])).toBe('No mail was given up.');
    await expect(runOutboxCommand(outbox.database, ['--retry', String(id)])).rejects.toThrow(
      `Not among the mails given up: ${id}.`,
    );
  });

  test('is given up after three days, and not before', async () => {
    await outbox.deliver(await serve({ onRecipient: () => smtpReply(452, 'Mailbox full') }));
    const id = await outbox.write('full@miramar.test');
    const age = (interval: string) =>
      outbox.database.query(sql`
        update emails set give_up_at = created_at - ${interval}::interval + interval '3 days', last_error = null
      `);
    await age('2 days 23 hours');
    await outbox.passTime();
    await isTried(id);
    expect(await outbox.row(id)).toMatchObject({ state: 'waiting' });
    await age('3 days 1 minute');
    await outbox.passTime();
    await isState(id, 'failed');
    expect(outbox.logged.join('')).toContain('A mail was given up');
  });

  test('outlives a sender that the server does not know, which is a bug of this server', async () => {
    await outbox.deliver(await serve({ onSender: () => smtpReply(550, 'Sender unknown') }));
    const id = await outbox.write('ana@miramar.test');
    await isTried(id);
    expect(await outbox.row(id)).toMatchObject({
      state: 'waiting',
      last_error: 'The mail server refused the sender MAIL_FROM: 550 Sender unknown',
    });
  });
});

describe('a dead mail server', () => {
  test('loses no mail: all leave once it is back, in order', async () => {
    const dead = await serve();
    await server.stop();
    await outbox.deliver(dead);
    const ids = [];
    for (let count = 1; count <= 20; count += 1) ids.push(await outbox.write('ana@miramar.test', `${count}`));
    await until(() => outbox.logged.join('').includes('Mails wait for the mail server'));
    await serve({ port: server.port });
    for (const id of ids) {
      await outbox.passTime();
      await isState(id, 'sent');
    }
    expect(subjects()).toEqual(ids.map((_id, index) => `${index + 1}`));
    expect(outbox.logged.join('')).toContain('The mail server accepts mails again');
  });

  test('slows no request: a change is committed while an attempt hangs', async () => {
    await serve();
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const delivery = await outbox.deliver(`smtp://127.0.0.1:${port}`, { pace: { stopInMs: 50 } });
    const hanging = await outbox.write('ana@miramar.test');
    await until(() => sockets.length > 0);
    const next = await outbox.write('ana@miramar.test');
    expect(await outbox.row(hanging)).toMatchObject({ state: 'waiting', attempts: 1, last_error: null });
    expect(await outbox.row(next)).toMatchObject({ state: 'waiting', attempts: 0 });

    await delivery.stop();
    expect(await outbox.row(hanging)).toMatchObject({
      last_error: 'The mail server did not answer in time.',
    });
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });
});

test('what is rolled back is never sent', async () => {
  await outbox.deliver(await serve());
  const undone = outbox.database.transaction(async (tx) => {
    await tx.query(sql`
      insert into emails (recipient, subject, body_text, body_html) values ('undone@miramar.test', 'Undone', '', '')
    `);
    throw new Error('the change failed');
  });
  await expect(undone).rejects.toThrow('the change failed');
  await isState(await outbox.write('done@miramar.test', 'Done'), 'sent');
  expect(subjects()).toEqual(['Done']);
});

describe('the mails of one recipient', () => {
  test('leave in the order they were written, and those of others do not wait for them', async () => {
    let full = true;
    const rules = {
      onRecipient: (address: string) =>
        full && address.startsWith('ANA') ? smtpReply(452, 'Full') : undefined,
    };
    await outbox.deliver(await serve(rules));
    const older = await outbox.write('ANA@miramar.test', 'Code 1');
    await isTried(older);
    const newer = await outbox.write('ana@miramar.test', 'Code 2');
    await isState(await outbox.write('rui@miramar.test', 'Other'), 'sent');
    expect((await outbox.row(newer)).state).toBe('waiting');
    expect(subjects()).toEqual(['Other']);
    full = false;
    // A due mail also releases the older ones, which do not wait for their long back-off.
    await outbox.write('ana@miramar.test', 'Code 3');
    await isState(newer, 'sent');
    await until(() => server.mails.length === 4);
    expect(subjects()).toEqual(['Other', 'Code 1', 'Code 2', 'Code 3']);
  });

  test('do not wait for one that was given up', async () => {
    let first = true;
    const rules = {
      onRecipient: () => {
        if (!first) return undefined;
        first = false;
        return smtpReply(550, 'No');
      },
    };
    const url = await serve(rules);
    await outbox.write('ana@miramar.test', 'Code 1');
    const newer = await outbox.write('ana@miramar.test', 'Code 2');
    await outbox.deliver(url);
    await isState(newer, 'sent');
    expect(subjects()).toEqual(['Code 2']);
  });
});

test('a stop finishes what is under way and begins nothing', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  let arrived = 0;
  const url = await serve({
    onMail: () => {
      arrived += 1;
      return released;
    },
  });
  const first = await outbox.write('ana@miramar.test', 'Code 1');
  const second = await outbox.write('ana@miramar.test', 'Code 2');
  const delivery = await outbox.deliver(url);
  await until(() => arrived === 1);
  const stopped = delivery.stop();
  release();
  await stopped;
  expect(await outbox.row(first)).toMatchObject({ state: 'sent' });
  expect(await outbox.row(second)).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('what was sent a month ago is forgotten, and nothing else', async () => {
  const url = await serve();
  const [old, recent, failed] = [
    await outbox.write('old@miramar.test'),
    await outbox.write('recent@miramar.test'),
    await outbox.write('failed@miramar.test'),
  ];
  await outbox.database.query(sql`
    update emails set sent_at = case id when ${old} then now() - interval '31 days'
        when ${recent} then now() - interval '29 days' end,
      failed_at = case id when ${failed} then now() - interval '60 days' end
  `);
  await outbox.deliver(url);
  await until(async () => (await outbox.database.query(sql`select 1 from emails`)).length < 3);
  expect(await outbox.database.query(sql`select id from emails order by id`)).toEqual([
    { id: recent },
    { id: failed },
  ]);
});
