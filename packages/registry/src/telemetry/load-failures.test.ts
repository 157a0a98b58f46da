import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LoadReport } from '@suite/descriptor';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf } from '../testing/release-history.ts';
import { failed, mounted, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const report = (user_id: number, ...reports: LoadReport[]) =>
  reportLoads(registry.app, { user_id }, reports, { 'user-agent': chrome });

describe('what visitors report', () => {
  test('called-off loads are counted separately, however many there are, and demote nothing', async () => {
    const release = await registry.release(draftRelease('mf-left'));
    const left = mounted('mf-left', release, { outcome: 'called-off', phase: 'fetch' });
    for (const user_id of [1, 2, 3])
      await report(user_id, left, left, left, left, mounted('mf-left', release));
    const { health, stuck, failures, live } = await historyOf(registry, 'mf-left');
    expect(health).toMatchObject([{ release, loads: 3, failures: 0, called_off: 12, errors: 0 }]);
    expect([stuck, failures, live?.release]).toEqual([[], [], release]);
  });

  test('an error of a mounted release is counted separately and listed, and demotes nothing', async () => {
    await registry.release(draftRelease('mf-throws', { marker: 'before' }));
    const release = await registry.release(draftRelease('mf-throws'));
    const failure = { reason: 'x is not a function', file: 'static/a.js', line: 1, column: 7 };
    for (const user_id of [1, 2])
      await report(
        user_id,
        mounted('mf-throws', release),
        ...Array.from({ length: 5 }, () => mounted('mf-throws', release, { outcome: 'threw', failure })),
      );
    const { health, failures, live } = await historyOf(registry, 'mf-throws');
    expect(live?.release).toBe(release);
    expect(health).toMatchObject([{ loads: 2, failures: 0, errors: 10 }]);
    expect(failures).toMatchObject([
      { release, outcome: 'threw', phase: 'render', ...failure, browser: 'Chrome 142', times: 10 },
    ]);
  });

  test('a page that stopped answering is a failure of the release, and demotes it', async () => {
    const before = await registry.release(draftRelease('mf-froze', { marker: 'before' }));
    const release = await registry.release(draftRelease('mf-froze'));
    const froze = mounted('mf-froze', release, {
      outcome: 'froze',
      failure: { reason: 'The page stopped answering for ten seconds' },
    });
    for (const user_id of [1, 2]) {
      expect((await historyOf(registry, 'mf-froze')).live?.release).toBe(release);
      await report(user_id, mounted('mf-froze', release));
      await report(user_id, froze);
    }
    const { health, failures, live } = await historyOf(registry, 'mf-froze');
    expect(live?.release).toBe(before);
    expect(health).toMatchObject([{ loads: 4, failures: 2, errors: 0 }]);
    expect(failures).toMatchObject([{ release, outcome: 'froze', times: 2 }]);
  });

  test('the last failures are listed with reason, position, browser and time, equal ones grouped', async () => {
    const release = await registry.release(draftRelease('mf-fails'));
    const before = Date.now();
    const one = { reason: 'x is not a function', file: 'static/a.js', line: 1, column: 7 };
    await report(1, failed('mf-fails', release, { failure: one }));
    await report(2, failed('mf-fails', release, { failure: one }));
    await report(2, failed('mf-fails', release, { failure: { reason: 'y' } }), failed('mf-fails', release));
    const { failures } = await historyOf(registry, 'mf-fails');
    expect(failures).toMatchObject([
      { reason: 'y', file: null, line: null, times: 1 },
      { release, outcome: 'failed', phase: 'start', ...one, browser: 'Chrome 142', times: 2 },
    ]);
    expect(Date.parse(failures[0]?.last_at ?? '')).toBeGreaterThanOrEqual(before - 1_000);
  });

  test('no personal data of a report is stored', async () => {
    const release = await registry.release(draftRelease('mf-personal'));
    const reason =
      'GET https://hotel.test/b/kf83?token=abc of ada@example.com "Ada Lovelace" 1990-01-02 X1234567';
    await report(1, failed('mf-personal', release, { failure: { reason } }));
    const { failures } = await historyOf(registry, 'mf-personal');
    expect(failures[0]?.reason).toBe('GET [address] of [e-mail] [text] [date] [number]');
  });
});
