import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openMailTest, type MailTest } from '../../testing/contexts/open-mail-test.ts';
import { runOutboxCommand } from '../mail.public.ts';

let outbox: MailTest;

beforeAll(async () => {
  outbox = await openMailTest();
});
afterEach(() => outbox.reset());
afterAll(() => outbox.close());

async function writeGivenUp(recipient: string): Promise<number> {
  const id = await outbox.write(recipient);
  await outbox.database.query(sql`update emails set failed_at = now(), attempts = 9 where id = ${id}`);
  return id;
}

function records() {
  return outbox.database.query<{ subject_id: string; address: string }>(
    sql`select subject_id, address from audit_records where action = 'retry-email' order by id`,
  );
}

test.each([[[]], [['--bogus']], [['--retry']], [['--retry', 'x']], [['--retry', '1;2']]])(
  'an operator who asks %j is told what there is',
  async (args) => {
    await expect(runOutboxCommand(outbox.database, args)).rejects.toThrow(
      /^Usage: --status \| --list-failed \| --retry/,
    );
  },
);

test('each mail that is sent again leaves one audit record, also when others asked for are not there', async () => {
  const [one, other] = [await writeGivenUp('ana@miramar.test'), await writeGivenUp('rui@miramar.test')];
  const waiting = await outbox.write('eva@miramar.test');
  const asked = runOutboxCommand(outbox.database, ['--retry', `${one},${waiting}`]);
  await expect(asked).rejects.toThrow(`Not among the mails given up: ${waiting}. Waiting again: ${one}.`);
  expect(await records()).toEqual([{ subject_id: String(one), address: 'command line' }]);

  expect(await runOutboxCommand(outbox.database, ['--retry', 'all'])).toBe(`Waiting again: ${other}.`);
  expect(await runOutboxCommand(outbox.database, ['--retry', 'all'])).toBe('No mail was given up.');
  expect((await records()).map(({ subject_id }) => subject_id)).toEqual([String(one), String(other)]);
  expect(await outbox.row(other)).toMatchObject({ state: 'waiting', attempts: 0 });
});
