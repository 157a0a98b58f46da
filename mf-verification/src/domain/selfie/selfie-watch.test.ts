import { describe, expect, test } from '@jest/globals';
import type { HeadPose } from '@suite/contracts/verification';
import type { HeadPlace } from '../faces/head-place.ts';
import type { SelfieLook } from './selfie-hint.ts';
import { framing, pressDuringSelfie, watchSelfie, type SelfieWatch } from './selfie-watch.ts';

const face = (x: number) => ({ x, y: 50, width: 60, height: 60, score: 0.9 });
const measures = { brightness: 120, sharpness: 80, glare: 0 };

function look(head: HeadPlace): SelfieLook {
  return { faces: [face(50)], measures, head, side: 160, cameraSide: 1080 };
}
const noFace: SelfieLook = { faces: [], measures: undefined, head: undefined, side: 160, cameraSide: 1080 };

/** Builds head positions at the given shares of a pose. */
const into = (pose: HeadPose, ...shares: number[]): HeadPlace[] =>
  shares.map((share) => ({
    turn: { left: 0.3, right: -0.3, up: 0, down: 0 }[pose] * share,
    lift: { left: 0, right: 0, up: 0.1, down: -0.1 }[pose] * share,
  }));
const ahead: HeadPlace = { turn: 0, lift: 0 };
const still = (looks: number) => Array<HeadPlace>(looks).fill(ahead);
const taken = (pose: HeadPose) => into(pose, 0.1, 0.35, 0.65, 0.9, 1, 1, 0.6, 0.2, 0);
const steady = still(8);
const drawn: HeadPose[] = ['left', 'up', 'right'];

/** Simulates ten looks a second, starting at 1000 ms. */
function watch(heads: readonly (HeadPlace | null)[], poses = drawn, from: SelfieWatch = framing) {
  let state = from;
  const hints: (string | null)[] = [];
  const progress = heads.map((head, place) => {
    const step = watchSelfie(state, { look: head ? look(head) : noFace, poses, now: 1000 + 100 * place });
    state = step.watch;
    hints.push(step.hint);
    return step.progress;
  });
  const changes = hints.filter((hint, place) => hint !== hints[place - 1]);
  return { state, hints, changes, progress };
}

describe('A selfie', () => {
  test('is due when all has been well for a while, and the first pose is asked for', () => {
    const { state, changes } = watch(steady);
    expect(changes).toEqual(['holdStill', 'turnLeft']);
    expect(state).toMatchObject({ phase: 'posing', since: 1700, taken: 0, endsAt: null });
  });

  test('waits anew after anything was wrong', () => {
    expect(watch([...still(6), null, ...still(6)]).state.phase).toBe('framing');
  });
});

describe('The poses', () => {
  test('are asked for one after the other, with a look ahead in between', () => {
    const { state, changes } = watch([...steady, ...taken('left'), ...taken('up'), ...taken('right')]);
    expect(state).toEqual({ phase: 'done', seen: true });
    expect(changes).toEqual([
      ...['holdStill', 'turnLeft', 'lookAhead', 'liftChin', 'lookAhead', 'turnRight', 'posesSeen'],
    ]);
  });

  test.each<[string, HeadPose[]]>([
    ['the same three times', ['down', 'down', 'down']],
    ['all directions', ['right', 'down', 'left']],
  ])('may be %s', (_, poses) => {
    expect(watch([...steady, ...poses.flatMap(taken)], poses).state).toEqual({ phase: 'done', seen: true });
  });

  test('survive a face that is lost for a look', () => {
    const [first, second, ...others] = taken('left');
    const left = [first ?? ahead, null, second ?? ahead, ...others];
    expect(watch([...steady, ...left, ...taken('up'), ...taken('right')]).state.phase).toBe('done');
  });

  test.each<[string, HeadPlace[]]>([
    ['a photo that is held up', still(60)],
    [
      'a photo that is shaken',
      Array.from({ length: 60 }, (_, at) => into('left', 0.4 * Math.sin(at))).flat(),
    ],
    ['a single look at something else', [...into('left', 0, 1.2, 0), ...still(20), ...into('left', 1.2, 0)]],
  ])('are not seen in %s', (_, heads) => {
    expect(watch([...steady, ...heads]).state).toMatchObject({ phase: 'posing', taken: 0 });
  });

  test.each<[string, number[]]>([
    ['another photo', [0, 0, 0, 1, 1, 1]],
    ['photos of the half way and of the pose', [0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1]],
  ])('are not seen in %s in the place of the first: more slowly', (_, shares) => {
    const { state, hints } = watch([...steady, ...into('left', ...shares)]);
    expect(hints.at(-1)).toBe('moreSlowly');
    expect(state).toMatchObject({ phase: 'posing', taken: 0, way: 'again' });
  });

  test.each<[HeadPose, number, string]>([
    ['left', 0.25, 'moreSlowly'],
    ['left', 0.4, 'lookAhead'],
    ['up', 0.25, 'lookAhead'],
    ['up', 0.15, 'moreSlowly'],
  ])('are held to what the server allows between two frames: %s after %p of it', (pose, before, hint) => {
    const { hints } = watch([...steady, ...into(pose, 0.1, before, 1, 1)], [pose, 'down', 'down']);
    expect(hints.at(-1)).toBe(hint);
  });

  test('may be nods that rest before and after half of the way, and no such turns', () => {
    const shares = [0, 0.2, 0.4, 0.6, 0.6, 0.6, 1.2, 1.2];
    const hintAfter = (pose: HeadPose) =>
      watch([...steady, ...into(pose, ...shares)], [pose, 'up', 'up']).hints.at(-1);
    expect([hintAfter('down'), hintAfter('left')]).toEqual(['lookAhead', 'moreSlowly']);
  });

  test('may be passed by far once they are reached, also in one step', () => {
    const { hints } = watch([...steady, ...into('left', 0.5, 0.7, 0.9, 2.2)], ['left', 'up', 'up']);
    expect(hints.at(-1)).toBe('lookAhead');
  });

  test('that stay part of the way are asked for a little more, and their progress is known', () => {
    const { changes, progress } = watch([
      ...steady,
      ...into('left', 0.1, 0.4, ...Array<number>(8).fill(0.6)),
    ]);
    expect(changes.slice(1)).toEqual(['turnLeft', 'furtherLeft']);
    expect(progress.at(-1)).toBeCloseTo(0.69, 1);
  });

  test.each<[string, HeadPose, string]>([
    ['the other side', 'right', 'otherWay'],
    ['another direction', 'down', 'lookFront'],
  ])('begin again after a movement to %s', (_, stray, objection) => {
    const { state, changes } = watch([...steady, ...taken('left'), ...taken('up'), ...taken('left')], drawn);
    expect(changes.slice(-2)).toEqual(['otherWay', 'turnLeft']);
    expect(state).toMatchObject({ taken: 0, corrections: 1 });
    expect(watch([...steady, ...taken(stray)]).changes.slice(2)).toEqual([objection, 'turnLeft']);
  });

  test('are not seen after a second movement to a wrong side: no film finds their order by trying', () => {
    const film = [...taken('right'), ...taken('down'), ...taken('left'), ...taken('up'), ...taken('right')];
    expect(watch([...steady, ...film]).state).toEqual({ phase: 'done', seen: false });
  });

  test('begin again when the first takes longer than ten seconds', () => {
    const { changes, state } = watch([...steady, ...still(110)]);
    expect(changes.slice(1)).toEqual(['turnLeft']);
    expect(state).toMatchObject({ taken: 0, corrections: 0, timeouts: 1, unseen: 'left' });
    expect(watch([...steady, ...still(210)]).state).toMatchObject({ timeouts: 2 });
  });

  const quickNod = into('up', 0, 1, 1, 1, 0, 0);
  test.each<[string, HeadPlace[]]>([
    ['looking ahead', [...taken('left'), ...still(100)]],
    ['keeping the last pose', [...taken('left').slice(0, 6), ...into('left', ...Array<number>(100).fill(1))]],
    [
      'movements that are too quick',
      [...taken('left'), ...Array.from({ length: 17 }, () => quickNod).flat()],
    ],
  ])('begin again when ten seconds pass between two of them: with %s', (_, heads) => {
    const { hints, state } = watch([...steady, ...heads, ...still(3)]);
    expect(hints.at(-1)).toBe('turnLeft');
    expect(state).toMatchObject({ taken: 0, corrections: 0, timeouts: 1, unseen: 'up' });
  });

  test('begin again when the look that sees one comes too late', () => {
    const { state } = watch([...steady, ...taken('left'), ...into('up', 0.1, 0.35, 0.65, 0.9, 1)]);
    const late = { look: look(into('up', 1)[0] ?? ahead), poses: drawn, now: 14_000 };
    expect(watchSelfie(state, late).watch).toMatchObject({ taken: 0, way: 'again' });
  });
});

describe('A press of the button', () => {
  const press = (from: SelfieWatch, now: number, seen: SelfieLook | null) =>
    pressDuringSelfie(from, { look: seen, poses: drawn, now });

  test('takes the selfie, and gives a guest who is seen more time to move', () => {
    expect(press(framing, 1000, null)).toMatchObject({ phase: 'posing', endsAt: 10_000 });
    expect(press(framing, 1000, noFace)).toMatchObject({ phase: 'posing', endsAt: 10_000 });
    const start = { turn: 0.2, lift: 0.1 };
    expect(press(framing, 1000, look(start))).toMatchObject({ phase: 'posing', start, endsAt: 21_000 });
  });

  test.each<[string, Partial<SelfieLook>]>([
    ['in the dark', { measures: { ...measures, brightness: 30 } }],
    ['against the light', { measures: { ...measures, brightness: 235 } }],
    ['of two people', { faces: [face(20), face(100)] }],
  ])('asks for no pose after a selfie %s, which the server would refuse', (_what, seen) => {
    expect(press(framing, 1000, { ...look(ahead), ...seen })).toBe(framing);
  });

  test('ends poses that are not seen, after enough pictures of them', () => {
    const pressed = press(watch(steady).state, 2000, look(ahead));
    expect(pressed).toMatchObject({ endsAt: 4700 });
    const at = (now: number) => watchSelfie(pressed, { look: look(ahead), poses: drawn, now }).watch;
    expect(at(4600).phase).toBe('posing');
    expect(at(4700)).toEqual({ phase: 'done', seen: false });
    expect(press(at(4700), 4900, null)).toEqual({ phase: 'done', seen: false });
  });

  test('asks for each pose at an even pace where no face can be looked for', () => {
    const pressed = press(framing, 1000, null);
    const hintAt = (now: number) => watchSelfie(pressed, { look: null, poses: drawn, now }).hint;
    expect([1000, 3000, 4000, 6000, 7000, 9900].map(hintAt)).toEqual([
      ...['turnLeft', 'lookAhead', 'liftChin', 'lookAhead', 'turnRight', 'turnRight'],
    ]);
    expect(watchSelfie(pressed, { look: null, poses: drawn, now: 10_000 }).watch).toEqual({
      phase: 'done',
      seen: false,
    });
  });
});
