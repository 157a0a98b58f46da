import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf, publishAll } from '../testing/release-history.ts';
import { failed, mounted, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
const releases: Record<string, string> = {};
beforeAll(async () => {
  registry = await startTestRegistry({ freeOverrides: true });
  for (const [name, descriptor] of Object.entries({
    'mf-open': { access: 'public' as const },
    'mf-staff': {},
    'mf-owner': { permissions: ['manage_hotel'] },
  })) {
    const before = await registry.release(draftRelease(name, { ...descriptor, marker: 'before' }));
    releases[`${name} before`] = before;
    releases[name] = await registry.release(draftRelease(name, { ...descriptor, version: '1.1.0' }));
  }
});
afterAll(() => registry.stop());

const of = (name: string) => releases[name] ?? '';
const report = (...given: Parameters<typeof reportLoads> extends [unknown, ...infer Rest] ? Rest : never) =>
  reportLoads(registry.app, ...given);
const healthOf = async (remote: string) => (await historyOf(registry, remote)).health;
const kept = async (remote: string) =>
  (await healthOf(remote)).map(({ release, loads, failures, people }) => [release, loads, failures, people]);
const counted = async (remote: string) =>
  (await registry.database.query(sql`select from recent_loads where remote = ${remote}`)).length;

describe('POST /platform/telemetry', () => {
  test('stores loads by release: total, failures, users and times', async () => {
    const [first = '', last = ''] = await publishAll(registry, 'mf-told', 'ab');
    await registry.promote('mf-told', first);
    await registry.promote('mf-told', last);
    const took = (fetch: number, start: number) =>
      mounted('mf-told', last, { times: { fetch, start, render: 7 } });
    const answer = await report({ user_id: 1 }, [took(100, 10), took(140, 12), mounted('mf-told', first)]);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    await report({ user_id: 2 }, [took(1000, 14), failed('mf-told', last, { times: { fetch: 9000 } })]);
    await report({}, [took(130, 16)]);
    const { health, hourly } = await historyOf(registry, 'mf-told');
    expect(health).toEqual([
      {
        remote: 'mf-told',
        release: last,
        loads: 5,
        failures: 1,
        called_off: 0,
        errors: 0,
        people: 2,
        fetch_ms: 135,
        start_ms: 13,
        render_ms: 7,
        last_failure: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      {
        remote: 'mf-told',
        release: first,
        loads: 1,
        failures: 0,
        called_off: 0,
        errors: 0,
        people: 1,
        fetch_ms: null,
        start_ms: null,
        render_ms: null,
        last_failure: null,
      },
    ]);
    expect(hourly).toHaveLength(24);
    expect(hourly.map(({ loads }) => loads).reduce((one, other) => one + other)).toBe(6);
    const hours = hourly.map(({ hour }) => Date.parse(hour));
    expect(new Set(hours.slice(1).map((hour, index) => hour - (hours[index] ?? 0)))).toEqual(
      new Set([3_600_000]),
    );
    expect(Math.abs(Date.now() - (hours.at(-1) ?? 0))).toBeLessThan(3_700_000);
  });

  test('the overview of all remotes contains the same', async () => {
    await report({ user_id: 1 }, [mounted('mf-open', of('mf-open'))]);
    const answer = await registry.app.inject({
      url: '/platform/releases/overview',
      headers: { authorization: `Bearer ${registry.token}` },
    });
    const { remotes } = answer.json<{
      result: { remotes: { remote: string; health: unknown[]; hourly: unknown[] }[] };
    }>().result;
    const open = remotes.find(({ remote }) => remote === 'mf-open');
    expect(open?.health).toContainEqual(expect.objectContaining({ release: of('mf-open') }));
    expect(open?.health).toEqual(await healthOf('mf-open'));
    expect(remotes.map(({ hourly }) => hourly.length)).toEqual(remotes.map(() => 24));
  });

  test.each([
    ['a remote that does not exist', { user_id: 1 }, () => failed('mf-nobody', of('mf-staff'))],
    ['a release that does not exist', { user_id: 1 }, () => failed('mf-staff', '9.9.9-3f2a9c0d1e4b')],
    ['the release of another remote', { user_id: 1 }, () => failed('mf-staff', of('mf-open'))],
    ['a remote they may not use', { user_id: 1 }, () => failed('mf-owner', of('mf-owner'))],
    ['a remote, signed out, that is not public', null, () => failed('mf-staff', of('mf-staff'))],
  ])('drops without a word a report of %s', async (_what, person, forged) => {
    const rows = () => registry.database.query(sql`select loads from load_hours order by remote, release`);
    const before = await rows();
    expect((await report(person, [forged()])).statusCode).toBe(204);
    expect(await rows()).toEqual(before);
  });

  test.each([
    ['a public remote, signed out', null, 'mf-open', () => of('mf-open'), {}],
    ['by a visitor without an id', {}, 'mf-open', () => of('mf-open'), {}],
    ['of what a tab goes back to', { user_id: 1 }, 'mf-staff', () => of('mf-staff before'), {}],
  ])(
    'keeps a report %s, and never counts it against the release',
    async (_what, person, remote, release, headers) => {
      const loads = async () => (await kept(remote)).find(([name]) => name === release())?.[1] ?? 0;
      const [before, countedBefore] = [Number(await loads()), await counted(remote)];
      await report(
        person,
        Array.from({ length: 20 }, () => failed(remote, release())),
        headers,
      );
      expect([await loads(), await counted(remote)]).toEqual([before + 20, countedBefore]);
      expect((await historyOf(registry, remote)).live?.release).toBe(of(remote));
    },
  );

  test.each([
    ['header', (text: string) => ({ 'x-suite-override': text })],
    ['cookie', (text: string) => ({ cookie: `a=b; suite-override=${encodeURIComponent(text)}` })],
  ])('an override in the %s hides the loads of its remote and of no other', async (_where, headers) => {
    const override = headers('{"mf-staff":"http://localhost:4001/"}');
    const before = [await counted('mf-staff'), await counted('mf-open')];
    await report(
      { user_id: 3 },
      [mounted('mf-staff', of('mf-staff')), mounted('mf-open', of('mf-open'))],
      override,
    );
    expect([await counted('mf-staff'), await counted('mf-open')]).toEqual([before[0], (before[1] ?? 0) + 1]);
    await report(
      { user_id: 3 },
      [mounted('mf-staff', of('mf-staff'))],
      headers('{"mf-staff":"http://evil.test/"}'),
    );
    expect(await counted('mf-staff')).toBe((before[0] ?? 0) + 1);
  });
});
