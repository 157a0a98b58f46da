import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { openDatabase, sql, type Database, type OpenDatabase } from '@suite/database';
import { createTestDatabase } from '@suite/database/test-database';
import { composeEmail, enqueueEmail, startSmtpDelivery } from '../../mail/mail.public.ts';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { readSmtpSettings } from '../../config/smtp-settings.ts';

type DeliveryPace = NonNullable<Parameters<typeof startSmtpDelivery>[1]['pace']>;

export interface OutboxRow {
  id: number;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  last_error: string | null;
  message_id: string;
  body_text: string;
  body_html: string;
  wait_s: number;
}

export interface MailTest {
  database: OpenDatabase;
  databaseUrl: string;
  logged: string[];
  deliver(
    smtpUrl: string,
    options?: { from?: string; pace?: DeliveryPace },
  ): Promise<{ stop(): Promise<void> }>;
  write(recipient: string, subject?: string): Promise<number>;
  row(id: number): Promise<OutboxRow>;
  passTime(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

const waitTimeoutMs = 60_000;
jest.setTimeout(3 * waitTimeoutMs);

const quickPace = { pollInMs: 20, longestPauseInMs: 50 };

export async function openMailTest(): Promise<MailTest> {
  const { database, url, drop } = await createTestDatabase({ migrations: schemaSources });
  const logged: string[] = [];
  const stops: (() => Promise<void>)[] = [];
  const stopAll = () => Promise.all(stops.splice(0).map((stop) => stop()));
  const note = (...line: unknown[]) => void logged.push(JSON.stringify(line));
  return {
    database,
    databaseUrl: url,
    logged,
    async deliver(smtpUrl, { from = 'Suite <suite@example.test>', pace = {} } = {}) {
      const smtp = readSmtpSettings(smtpUrl, from);
      if (!smtp) throw new Error('There is nowhere to deliver to');
      const own = await openDatabase(url, { max: 6, allowExitOnIdle: true });
      const log = { info: note, warn: note, error: note };
      const delivery = startSmtpDelivery(smtp, { database: own, log, pace: { ...quickPace, ...pace } });
      let stopped: Promise<void> | undefined;
      const stop = () => (stopped ??= delivery.stop().then(() => own.close()));
      stops.push(stop);
      return { stop };
    },
    async write(recipient, subject = 'Your account') {
      await enqueueEmail(database, {
        recipient,
        subject,
        ...composeEmail({ greeting: 'Hello,', paragraphs: ['The password is swordfish.'] }),
      });
      const [row] = await database.query<{ id: number }>(
        sql`select max(id) as id from emails where recipient = ${recipient}`,
      );
      return row?.id ?? 0;
    },
    row: (id) => readRow(database, id),
    async passTime() {
      await database.query(sql`update emails set next_attempt_at = now() where state = 'waiting'`);
    },
    async reset() {
      await stopAll();
      await database.query(sql`delete from emails`);
      logged.length = 0;
    },
    async close() {
      await stopAll();
      await drop();
    },
  };
}

async function readRow(database: Database, id: number): Promise<OutboxRow> {
  const [row] = await database.query<OutboxRow>(sql`
    select id, state, attempts, last_error, message_id, body_text, body_html,
      extract(epoch from next_attempt_at - now())::float as wait_s
    from emails where id = ${id}
  `);
  if (!row) throw new Error(`There is no mail ${id}`);
  return row;
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(waitTimeoutMs);
  while (!(await isSo())) {
    if (patience.aborted) throw new Error('It did not come to that.');
    await sleep(20);
  }
}
