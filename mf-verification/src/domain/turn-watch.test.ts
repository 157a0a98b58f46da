import { describe, expect, test } from '@jest/globals';
import type { HeadPose } from '@suite/contracts/verification';
import type { SelfieLook } from './selfie-hint.ts';
import { framing, pressDuringTurn, watchTurn, type TurnWatch } from './turn-watch.ts';

const face = (x: number) => ({ x, y: 50, width: 60, height: 60, score: 0.9 });

/** A good look at a head whose nose is so far from the middle; null where no face is seen. */
function look(noseOffset: number | null): SelfieLook {
  const place = { side: 160, cameraSide: 1080 };
  return noseOffset === null
    ? { ...place, faces: [], measures: undefined, noseOffset: undefined }
    : { ...place, faces: [face(50)], measures: { brightness: 120, sharpness: 80, glare: 0 }, noseOffset };
}

/** Looks five times a second, from one second on. */
function watch(offsets: (number | null)[], turn: HeadPose = 'left', from: TurnWatch = framing) {
  let state = from;
  const progress: number[] = [];
  const hints = offsets.map((offset, place) => {
    const step = watchTurn(state, { look: look(offset), turn, now: 1000 + 200 * place });
    state = step.watch;
    progress.push(step.progress);
    return step.hint;
  });
  return { state, hints, progress };
}

const steady = [0, 0.05, 0, 0, 0];

describe('A selfie', () => {
  test('is due when all has been well for a while, and the turn is asked for', () => {
    const { state, hints } = watch(steady);
    expect(hints).toEqual(['holdStill', 'holdStill', 'holdStill', 'holdStill', 'turnLeft']);
    expect(state).toMatchObject({ phase: 'turning', since: 1800, endsAt: null });
  });

  test('waits anew after anything was wrong', () => {
    const { state, hints } = watch([0, 0, 0, null, 0, 0, 0]);
    expect(hints).toEqual([
      'holdStill',
      'holdStill',
      'holdStill',
      'noFace',
      'holdStill',
      'holdStill',
      'holdStill',
    ]);
    expect(state.phase).toBe('framing');
  });
});

describe('A turn', () => {
  test.each([
    ['left', [0.2, 0.5, 0.6]],
    ['right', [-0.2, -0.5, -0.6]],
    ['left', [0.2, 0.5, null, 0.6]],
  ] as const)('to the %s is seen in %p', (turn, offsets) => {
    const { state, hints } = watch([...steady, ...offsets], turn);
    expect(state).toEqual({ phase: 'done', seen: true });
    expect(hints.at(-1)).toBe('turnSeen');
  });

  test.each([
    ['a photo that is held up', Array<number>(50).fill(0)],
    ['a photo that is shaken', Array.from({ length: 50 }, (_, at) => 0.15 * Math.sin(at))],
    ['a photo that is taken away', Array<null>(50).fill(null)],
    ['a head that turns the other way', Array<number>(50).fill(-0.7)],
    ['a single look at something else', [0, 0.8, 0, 0, 0.8, 0, 0]],
  ])('is not seen in %s', (_, offsets) => {
    expect(watch([...steady, ...offsets]).state.phase).toBe('turning');
  });

  test('counts from where the head was', () => {
    expect(watch([0.28, 0.28, 0.28, 0.28, 0.28, 0.5, 0.5, 0.6, 0.6]).state.phase).toBe('turning');
    expect(watch([0.28, 0.28, 0.28, 0.28, 0.28, 0.75, 0.75]).state.phase).toBe('done');
  });

  test('that stays part of the way is asked for a little more, and its progress is known', () => {
    const { state, hints, progress } = watch([...steady, 0.15, 0.28, 0.28, 0.28, 0.28, 0.28, 0.28]);
    expect(hints.slice(5)).toEqual([
      ...['turnLeft', 'turnLeft', 'turnLeft', 'turnLeft', 'turnLeft', 'furtherLeft', 'furtherLeft'],
    ]);
    expect(progress.at(-1)).toBeCloseTo(0.67, 1);
    expect(state.phase).toBe('turning');
  });

  test('the wrong way is over when the head is back', () => {
    const { hints } = watch([...steady, -0.6, -0.3, -0.2, -0.1, 0.1]);
    expect(hints.slice(5)).toEqual(['otherWay', 'otherWay', 'otherWay', 'turnLeft', 'turnLeft']);
  });

  test('the other way is told', () => {
    expect(watch([...steady, -0.6]).hints.at(-1)).toBe('otherWay');
    expect(watch([...steady, 0.6], 'right').hints.at(-1)).toBe('otherWay');
  });
});

describe('A press of the button', () => {
  const press = (from: TurnWatch, now: number, seen: SelfieLook | null) =>
    pressDuringTurn(from, { look: seen, now });

  test('takes the selfie, and gives whoever is seen more time to turn', () => {
    expect(press(framing, 1000, null)).toMatchObject({ phase: 'turning', endsAt: 5000 });
    expect(press(framing, 1000, look(null))).toMatchObject({ phase: 'turning', endsAt: 5000 });
    expect(press(framing, 1000, look(0.2))).toMatchObject({ phase: 'turning', start: 0.2, endsAt: 9000 });
  });

  test.each<[string, Partial<SelfieLook>]>([
    ['in the dark', { measures: { brightness: 30, sharpness: 80, glare: 0 } }],
    ['against the light', { measures: { brightness: 235, sharpness: 80, glare: 0 } }],
    ['of two people', { faces: [face(20), face(100)] }],
  ])('starts no turn for a selfie %s, which the server would refuse', (_what, seen) => {
    expect(press(framing, 1000, { ...look(0), ...seen })).toBe(framing);
  });

  test('ends a turn that is not seen, after enough pictures of it', () => {
    const turning = watch(steady).state;
    const pressed = press(turning, 2000, look(0));
    expect(pressed).toMatchObject({ endsAt: 4800 });
    const at = (now: number) => watchTurn(pressed, { look: look(0), turn: 'left', now }).watch;
    expect(at(4700).phase).toBe('turning');
    expect(at(4800)).toEqual({ phase: 'done', seen: false });
    expect(press(at(4800), 4900, null)).toEqual({ phase: 'done', seen: false });
  });

  test('ends without any look where no face can be looked for', () => {
    const pressed = press(framing, 1000, null);
    expect(watchTurn(pressed, { look: null, turn: 'right', now: 4900 })).toMatchObject({ hint: 'turnRight' });
    expect(watchTurn(pressed, { look: null, turn: 'right', now: 5000 }).watch).toEqual({
      phase: 'done',
      seen: false,
    });
  });
});
