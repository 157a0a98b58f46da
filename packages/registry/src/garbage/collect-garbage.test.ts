import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openGarbageTest, type GarbageTest } from '../testing/open-garbage-test.ts';
import { startS3 } from '../testing/s3/start-s3.ts';
import { collectGarbage, previewCollection } from './collect-garbage.ts';
import { markRemoved, tryLockCollection } from './garbage.repository.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const there = [true, true, 200];
const gone = [false, false, 404];

describe.each([
  ['on disk', () => openGarbageTest()],
  ['in a bucket', () => openGarbageTest({ ...s3, prefix: '' })],
])('releases %s', (_, open) => {
  let registry: GarbageTest;
  let remote: string;
  let rounds = 0;
  beforeAll(async () => {
    registry = await open();
  });
  afterAll(() => registry.stop());
  beforeEach(() => {
    remote = `mf-round-${(rounds += 1)}`;
  });
  // The collector processes every remote, so each test cleans up after itself.
  afterEach(() => collect());

  const store = () => ({ ...registry, policy: { versions: 1, days: 7, hours: 24 } });
  const collect = () => collectGarbage(store());
  /** Publishes `a` a month ago, unused, and makes `b` live. */
  const prepare = async () => {
    const [a = '', b = ''] = await registry.publishLongAgo(remote, 'ab');
    await registry.promote(remote, b);
    return [a, b] as const;
  };
  const publishAgain = () => registry.publish(registry.draftOf(remote, 'a', 0));

  test('that are not in use are deleted, and the rest is served as before', async () => {
    const [a, b] = await prepare();
    const planned = await previewCollection(store());
    expect([planned.removed, planned.folders]).toMatchObject([[{ remote, release: a }], 1]);
    expect([await registry.stateOf(remote, a), await registry.stateOf(remote, b)]).toEqual([there, there]);

    expect(await collect()).toMatchObject({ removed: [{ remote, release: a }], folders: 1, unknown: [] });
    expect([await registry.stateOf(remote, a), await registry.stateOf(remote, b)]).toEqual([gone, there]);
    expect(await collect()).toMatchObject({ removed: [], folders: 0 });
  });

  test('without files do not go live until they are published again', async () => {
    const [a, b] = await prepare();
    await collect();
    const refused = await registry.promote(remote, a);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        success: false,
        errorType: 'CONFLICT',
        message: `The files of ${remote} ${a} were removed, as it was not in use. Publish it again first.`,
      },
    ]);
    const back = await registry.command(`remotes/${remote}/rollback`);
    expect([back.statusCode, back.json<{ message: string }>().message]).toEqual([
      409,
      `There is nothing before ${remote} ${b}; it stays live.`,
    ]);
    expect((await publishAgain()).statusCode).toBe(200);
    expect(await registry.stateOf(remote, a)).toEqual(there);
    expect((await collect())?.removed).toEqual([]);
    expect((await registry.promote(remote, a)).statusCode).toBe(200);
  });

  test('of an interrupted collection are deleted by the next one', async () => {
    const [a] = await prepare();
    const remove = () => Promise.reject(new Error('The power went.'));
    const cutOff = { ...store(), storage: { ...registry.storage, remove } };
    await expect(collectGarbage(cutOff)).rejects.toThrow('The power went.');
    expect((await registry.stateOf(remote, a)).slice(0, 2)).toEqual([false, true]);
    expect((await registry.promote(remote, a)).statusCode).toBe(409);
    expect(await previewCollection(store())).toMatchObject({ removed: [], folders: 1 });
    expect(await collect()).toMatchObject({ removed: [], folders: 1 });
    expect(await registry.stateOf(remote, a)).toEqual(gone);
  });

  test('published again after their evaluation are kept', async () => {
    const [a] = await prepare();
    const { removed } = await previewCollection(store());
    await publishAgain();
    expect(await markRemoved(registry.database, removed)).toEqual([]);
    expect((await collect())?.removed).toEqual([]);
    expect(await registry.stateOf(remote, a)).toEqual(there);
  });

  test('published again between the row and the files are kept', async () => {
    const [a] = await prepare();
    const list = async () => {
      await publishAgain();
      return registry.storage.list();
    };
    const slow = { ...store(), storage: { ...registry.storage, list } };
    expect(await collectGarbage(slow)).toMatchObject({ removed: [{ release: a }], folders: 0 });
    expect(await registry.stateOf(remote, a)).toEqual(there);
  });

  test('unknown to this database are kept', async () => {
    const [a] = await prepare();
    await collect();
    await publishAgain();
    await registry.database.query(sql`delete from releases where remote = ${remote} and release = ${a}`);
    expect(await collect()).toMatchObject({ unknown: [`${remote}/${a}`], folders: 0 });
    expect(await registry.storage.exists(`${remote}/${a}`)).toBe(true);
    await registry.storage.remove(`${remote}/${a}`);
  });

  test('are collected by one process at a time', async () => {
    const [a] = await prepare();
    await registry.database.transaction(async (tx) => {
      expect(await tryLockCollection(tx)).toBe(true);
      expect(await collect()).toBeUndefined();
    });
    expect(await registry.stateOf(remote, a)).toEqual(there);
    const both = await Promise.all([collect(), collect()]);
    expect(both.flatMap((done) => done?.removed ?? [])).toHaveLength(1);
    expect(await registry.stateOf(remote, a)).toEqual(gone);
  });

  test('promoted, or published again, while they are collected are live with their files or refused', async () => {
    const [a, b] = await prepare();
    for (let round = 0; round < 8; round += 1) {
      const isPublished = round % 3 === 0;
      const pause = () => new Promise((resolve) => setTimeout(resolve, round * 5));
      const [, promoted] = await Promise.all([
        round % 2 === 0 ? collect() : pause().then(collect),
        round % 2 === 0 ? pause().then(() => registry.promote(remote, a)) : registry.promote(remote, a),
        isPublished ? publishAgain() : undefined,
      ]);
      expect([200, 409]).toContain(promoted.statusCode);
      const isThere = promoted.statusCode === 200 || isPublished;
      expect(await registry.stateOf(remote, a)).toEqual(isThere ? there : gone);

      // This restores the initial state: `a` is old and not in use.
      await publishAgain();
      await registry.forgetMoves(remote);
      await registry.promote(remote, b);
    }
  }, 120_000);
});
