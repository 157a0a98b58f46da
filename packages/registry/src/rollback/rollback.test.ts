import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { historyOf, publishAll, visibleTo } from '../testing/release-history.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const rollBack = async (remote: string, body: object = {}) => {
  const answer = await registry.command(`remotes/${remote}/rollback`, body);
  const { message, result } = answer.json<{ message: string; result?: object }>();
  return { status: answer.statusCode, message, result };
};
async function liveOneByOne(remote: string, markers: string): Promise<string[]> {
  const releases = await publishAll(registry, remote, markers);
  for (const release of releases) await registry.promote(remote, release);
  return releases;
}
const live = async (remote: string) => (await historyOf(registry, remote)).live?.release;

describe('POST /platform/remotes/:name/rollback', () => {
  test('goes back step by step, never to an abandoned release, and reports when there is none before', async () => {
    const [a = '', b = '', c = ''] = await liveOneByOne('mf-back', 'abc');
    expect(await rollBack('mf-back')).toEqual({
      status: 200,
      message: `mf-back ${b} is live again.`,
      result: { remote: 'mf-back', moved: true, from: c, to: b },
    });
    expect((await visibleTo(registry, 'mf-back', {}))?.fallback?.release).toBe(a);
    expect((await rollBack('mf-back')).message).toBe(`mf-back ${a} is live again.`);
    expect(await visibleTo(registry, 'mf-back', {})).not.toHaveProperty('fallback');
    const nothing = await rollBack('mf-back');
    expect([nothing.status, nothing.message]).toEqual([
      409,
      `There is nothing before mf-back ${a}; it stays live.`,
    ]);

    await registry.promote('mf-back', c);
    expect((await rollBack('mf-back')).message).toBe(`mf-back ${a} is live again.`);
    const { moves } = await historyOf(registry, 'mf-back');
    expect(moves.map((move) => [move.kind, move.from_release, move.to_release])).toEqual([
      ['rollback', c, a],
      ['promote', a, c],
      ['rollback', b, a],
      ['rollback', c, b],
      ['promote', b, c],
      ['promote', a, b],
      ['promote', null, a],
    ]);
  });

  test('ends a canary with it, or alone when asked to, or when that is all there is', async () => {
    const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-both', 'abc');
    const canary = () => registry.command('remotes/mf-both/promote', { release: c, percent: 50 });
    await registry.promote('mf-both', a);
    await registry.promote('mf-both', b);
    await canary();
    expect((await rollBack('mf-both', { canary: true })).message).toBe(
      `The canary of mf-both ${c} has ended; all users get ${b}.`,
    );
    expect((await rollBack('mf-both', { canary: true })).status).toBe(409);
    await canary();
    expect((await rollBack('mf-both')).message).toBe(`mf-both ${a} is live again, and the canary has ended.`);
    await canary();
    expect((await rollBack('mf-both')).message).toBe(
      `The canary of mf-both ${c} has ended; all users get ${a}.`,
    );
    expect(await historyOf(registry, 'mf-both')).toMatchObject({ live: { release: a }, canary: null });
    expect((await rollBack('mf-both')).status).toBe(409);
  });

  test('names the hotels that keep another release', async () => {
    const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-kept', 'abc');
    await registry.promote('mf-kept', a);
    await registry.promote('mf-kept', b);
    await registry.command('remotes/mf-kept/promote', { release: c, hotels: [7] });
    await registry.command('remotes/mf-kept/promote', { release: c, percent: 50 });
    expect((await rollBack('mf-kept', { canary: true })).message).toBe(
      `The canary of mf-kept ${c} has ended; all other users get ${b}. Hotel 7 keeps ${c}.`,
    );
    expect((await rollBack('mf-kept')).message).toBe(`mf-kept ${a} is live again. Hotel 7 keeps ${c}.`);
  });

  test('takes hotels back to their release before, then to the live release', async () => {
    const [a = '', b = '', c = ''] = await publishAll(registry, 'mf-hotel-back', 'abc');
    await registry.promote('mf-hotel-back', a);
    const pin = (release: string) =>
      registry.command('remotes/mf-hotel-back/promote', { release, hotels: [4, 5] });
    const at4 = async () => (await visibleTo(registry, 'mf-hotel-back', { tenant_id: 4 }))?.release;
    await pin(b);
    await pin(c);
    expect((await rollBack('mf-hotel-back', { hotels: [4, 5] })).message).toBe(
      `Hotel 4 gets mf-hotel-back ${b} again. Hotel 5 gets mf-hotel-back ${b} again.`,
    );
    expect(await at4()).toBe(b);
    expect(await rollBack('mf-hotel-back', { hotels: [4] })).toMatchObject({
      message: 'Hotel 4 follows mf-hotel-back live again.',
      result: { from: b, to: null },
    });
    expect(await at4()).toBe(a);
    const both = await rollBack('mf-hotel-back', { hotels: [5, 4] });
    expect([both.status, both.message]).toEqual([
      409,
      'Hotel 4 has no release of mf-hotel-back of its own; nothing was rolled back.',
    ]);
    expect((await historyOf(registry, 'mf-hotel-back')).pins).toMatchObject([{ hotel_id: 5, release: b }]);
  });

  test('asked twice for the same release moves once; without saying which, in order', async () => {
    const [a = '', b = '', c = '', d = ''] = await liveOneByOne('mf-twice', 'abcd');
    const twice = await Promise.all([rollBack('mf-twice', { from: d }), rollBack('mf-twice', { from: d })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice.map(({ message }) => message).sort()).toEqual([
      `mf-twice ${c} is live again.`,
      `mf-twice ${d} was rolled back already; ${c} is there now.`,
    ]);
    await Promise.all([rollBack('mf-twice'), rollBack('mf-twice')]);
    expect(await live('mf-twice')).toBe(a);
    expect((await historyOf(registry, 'mf-twice')).moves.slice(0, 2)).toMatchObject([
      { from_release: b, to_release: a },
      { from_release: c, to_release: b },
    ]);
  });

  test('skips releases without files, which are no fallback either', async () => {
    const [a = '', b = '', c = ''] = await liveOneByOne('mf-gone', 'abc');
    await registry.database.query(
      sql`update releases set files_removed_at = now() where remote = 'mf-gone' and release = ${b}`,
    );
    expect(await visibleTo(registry, 'mf-gone', {})).not.toHaveProperty('fallback');
    expect((await rollBack('mf-gone')).message).toBe(`mf-gone ${a} is live again.`);
    await registry.promote('mf-gone', c);
    await rm(join(registry.releasesFolder, 'mf-gone', a), { recursive: true });
    expect((await rollBack('mf-gone')).status).toBe(409);
    expect(await live('mf-gone')).toBe(c);

    expect((await registry.promote('mf-gone', b)).statusCode).toBe(409);
    await publishAll(registry, 'mf-gone', 'ab');
    expect((await registry.promote('mf-gone', b)).statusCode).toBe(200);
  });

  test('a remote that was never live has nothing to go back to', async () => {
    expect(await rollBack('mf-never')).toMatchObject({
      status: 409,
      message: 'mf-never was never live; there is nothing to roll back.',
    });
  });

  test.each([
    [{ from: 7 }],
    [{ from: '../x' }],
    [{ canary: 'yes' }],
    [{ hotels: [] }],
    [{ hotels: [1], canary: true }],
    [{ quickly: true }],
    [[]],
  ])('refuses the body %j', async (body) => {
    const answer = await registry.command('remotes/mf-back/rollback', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errorType: 'VALIDATION_ERROR',
      message: expect.stringMatching(/./),
    });
  });
});
