import { expect, test } from '@jest/globals';
import { ReplayTracker } from './replay-tracker.ts';

function track() {
  const replay = new ReplayTracker(0);
  const sample = (now: number, position: number) => replay.sample(now, async () => position);
  return { replay, sample };
}

test('nothing is shown before the replica has replayed what was committed at the start', async () => {
  const { replay, sample } = track();
  replay.advance(90);
  expect(replay.shows(1, 0)).toBe(false);
  await sample(10, 100);
  replay.advance(99);
  expect(replay.shows(1, 0)).toBe(false);
  replay.advance(100);
  expect([replay.shows(1, 0), replay.shows(1, 100), replay.shows(1, 101)]).toEqual([true, true, false]);
});

test('a demand that arrives while the position is read waits for the next one', async () => {
  const { replay, sample } = track();
  await sample(10, 100);
  replay.advance(100);
  await replay.sample(20, async () => {
    replay.demand(1);
    return 100;
  });
  replay.advance(100);
  expect([replay.shows(1, 0), replay.shows(2, 0)]).toEqual([false, true]);
  await sample(30, 110);
  replay.advance(109);
  expect(replay.shows(1, 0)).toBe(false);
  replay.advance(110);
  expect(replay.shows(1, 0)).toBe(true);
});

test('a replica that was lost must replay what is committed when it is back', async () => {
  const { replay, sample } = track();
  await sample(10, 100);
  replay.advance(100);
  replay.lose();
  expect([replay.isLost(), replay.shows(1, 0)]).toEqual([true, false]);
  await sample(20, 150);
  replay.advance(100);
  expect([replay.isLost(), replay.shows(1, 0)]).toEqual([false, false]);
});

test('the lag is the age of what is not replayed yet, and an idle primary causes none', async () => {
  const { replay, sample } = track();
  await sample(1_000, 100);
  replay.advance(100);
  await sample(60_000, 100);
  replay.advance(100);
  expect(replay.lagMs(60_100)).toBe(100);
  await sample(61_000, 200);
  replay.advance(150);
  expect(replay.lagMs(65_000)).toBe(5_000);
});

test('thousands of samples of a replica that stopped are thinned out, and the lag grows', async () => {
  const { replay, sample } = track();
  for (let now = 1; now <= 5_000; now++) await sample(now, now);
  replay.advance(0);
  expect(replay.lagMs(5_000)).toBe(5_000);
  replay.advance(5_000);
  expect(replay.lagMs(5_000)).toBeLessThan(10);
});
