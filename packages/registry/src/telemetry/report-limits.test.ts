import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf } from '../testing/release-history.ts';
import { failed, mounted, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let release: string;
let calm: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release(draftRelease('mf-flood', { access: 'public', marker: 'before' }));
  release = await registry.release(draftRelease('mf-flood', { access: 'public', version: '1.1.0' }));
  calm = await registry.release(draftRelease('mf-calm', { access: 'public' }));
});
afterAll(() => registry.stop());

const report = (person: { user_id: number } | null, reports: unknown[]) =>
  reportLoads(registry.app, person, reports);

describe('reports of one minute', () => {
  test('the reports of one user never demote a release', async () => {
    const answers: number[] = [];
    for (let batch = 0; batch < 50; batch++) {
      const twenty = Array.from({ length: 20 }, () => failed('mf-flood', release));
      answers.push((await report({ user_id: 4 }, twenty)).statusCode);
    }
    // A new minute may begin during the test.
    expect(answers.slice(0, 6)).toEqual([204, 204, 204, 204, 204, 204]);
    expect(answers.filter((status) => status === 204).length).toBeLessThan(30);
    const { health, live } = await historyOf(registry, 'mf-flood');
    expect(health).toMatchObject([{ release, people: 1 }]);
    expect(live?.release).toBe(release);
  });

  test('a limit is one person’s, holds in every process, and ends with its minute', async () => {
    const other = await registry.start();
    const twenty = Array.from({ length: 20 }, () => mounted('mf-calm', calm));
    const shift = (interval: string) =>
      registry.database.query(
        sql`update report_limits set reports = 120, minute = minute + ${interval}::interval where reporter = 'person 5'`,
      );
    await report({ user_id: 5 }, twenty);
    // The shift prevents a new minute from beginning during the test.
    await shift('1 hour');
    for (const app of [registry.app, other]) {
      const refused = await reportLoads(app, { user_id: 5 }, [mounted('mf-calm', calm)]);
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        {
          success: false,
          errorType: 'TOO_MANY_REQUESTS',
          message: 'Too many reports. Send the next in a minute.',
        },
      ]);
    }
    expect((await report({ user_id: 6 }, twenty)).statusCode).toBe(204);
    await shift('-62 minutes');
    expect((await report({ user_id: 5 }, twenty)).statusCode).toBe(204);
    await other.close();
  });

  test('signed out, a limit is that of an address', async () => {
    await registry.database.query(
      sql`insert into report_limits values ('address 127.0.0.1', now() + interval '1 hour', 600)
        on conflict (reporter) do update set minute = excluded.minute, reports = excluded.reports`,
    );
    expect((await report(null, [mounted('mf-calm', calm)])).statusCode).toBe(429);
    expect((await report({ user_id: 7 }, [mounted('mf-calm', calm)])).statusCode).toBe(204);
  });
});
