import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { historyOf, publishAll } from '../testing/release-history.ts';
import { failed, mounted, reportLoads, sendReports } from '../testing/report-loads.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());
beforeEach(() => registry.database.query(sql`delete from report_limits`));

/** Returns the live release of two. */
async function promoteTwice(remote: string): Promise<string> {
  const [before = '', live = ''] = await publishAll(registry, remote, 'ab');
  for (const release of [before, live]) await registry.promote(remote, release);
  return live;
}
const live = async (remote: string) => (await historyOf(registry, remote)).live?.release;

describe('a release that fails by reports', () => {
  test('of one account in many browsers stays live', async () => {
    const b = await promoteTwice('mf-one-account');
    for (const session_id of ['phone', 'desk', 'laptop', 'script', 'tablet', 'lobby'])
      await reportLoads(registry.app, { user_id: 1, session_id }, [
        failed('mf-one-account', b),
        failed('mf-one-account', b),
      ]);
    expect(await live('mf-one-account')).toBe(b);
  });

  test('of two people stays live where it worked for another one hours ago', async () => {
    const b = await promoteTwice('mf-quiet-hour');
    await reportLoads(registry.app, { user_id: 9 }, [mounted('mf-quiet-hour', b)]);
    await registry.database.query(sql`
      update load_people set worked_at = worked_at - interval '20 hours' where remote = 'mf-quiet-hour'`);
    await registry.database.query(sql`update moves set moved_at = moved_at - interval '1 day'`);
    await registry.database.query(sql`delete from recent_loads`);
    for (const user_id of [1, 2])
      await reportLoads(
        registry.app,
        { user_id },
        Array.from({ length: 4 }, () => failed('mf-quiet-hour', b)),
      );
    expect(await live('mf-quiet-hour')).toBe(b);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['given no document', async () => undefined],
    [
      'given another release',
      async () => {
        for (const session_id of ['one', 'two'])
          await registry.document(signedIn({ user_id: session_id === 'one' ? 1 : 2, session_id }));
      },
    ],
  ])('of sessions that were %s stays live', async (what, readDocument) => {
    const remote = `mf-unread-${what.includes('another')}`;
    const [a = '', b = ''] = await publishAll(registry, remote, 'ab');
    await registry.promote(remote, a);
    await readDocument();
    await registry.promote(remote, b);
    const report = (user_id: number, session_id: string) =>
      sendReports(registry.app, signedIn({ user_id, session_id }), { reports: [failed(remote, b)] });
    for (const [user_id, session] of [
      [1, 'one'],
      [2, 'two'],
    ] as const)
      expect((await report(user_id, session)).statusCode).toBe(204);
    expect(await live(remote)).toBe(b);
    for (const [user_id, session_id] of [
      [1, 'one'],
      [2, 'two'],
    ] as const) {
      await registry.document(signedIn({ user_id, session_id }));
      await report(user_id, session_id);
    }
    expect(await live(remote)).toBe(a);
  });
});
