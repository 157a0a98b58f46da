import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SelfieLook } from '../../domain/selfie-hint.ts';
import { installFakeCamera, type FakeCamera } from '../../testing/fake-camera.ts';
import type { FaceFinder } from './face-finder.ts';
import { selfieSession, type SelfieStep } from './selfie-session.ts';

const face = { x: 50, y: 50, width: 60, height: 60, score: 0.9 };
const lookAt = (noseOffset: number): SelfieLook => ({
  faces: [face],
  measures: { brightness: 120, sharpness: 80, glare: 0 },
  noseOffset,
  side: 160,
  cameraSide: 1080,
});

let camera: FakeCamera;
let run: AbortController;
let steps: SelfieStep[];

beforeEach(() => {
  jest.useFakeTimers();
  camera = installFakeCamera();
  run = new AbortController();
  steps = [];
});

/** A session that sees a head as `offset` says, looked at once every 200 ms. */
function session(offset: (ms: number) => number) {
  const begun = Date.now();
  const finder: FaceFinder = {
    look: async () => {
      await new Promise((resolve) => setTimeout(resolve, 140));
      return lookAt(offset(Date.now() - begun));
    },
  };
  return selfieSession(document.createElement('video'), {
    turn: 'left',
    signal: run.signal,
    finder: () => finder,
    onStep: (step) => steps.push(step),
  });
}

describe('A selfie session', () => {
  test('takes selfie and turn by itself', async () => {
    const taken = session((ms) => (ms < 2000 ? 0 : 0.6)).run();
    await jest.advanceTimersByTimeAsync(4000);
    const { file, frames, turnSeen } = await taken;
    expect(turnSeen).toBe(true);
    expect(frames[0]).toBe(file);
    expect(frames.length).toBeGreaterThanOrEqual(4);
    expect(frames.length).toBeLessThanOrEqual(8);
    expect(steps.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1])).toEqual([
      'framing',
      'turning',
      'done',
    ]);
  });

  test('sends at least four pictures of the quickest turn', async () => {
    const taken = session((ms) => (ms < 1000 ? 0 : 0.8)).run();
    await jest.advanceTimersByTimeAsync(3000);
    expect((await taken).frames.length).toBeGreaterThanOrEqual(4);
  });

  test('sends no frame of before the last correction', async () => {
    const begun = Date.now();
    // Straight, the wrong way for two and a half seconds, then the right way.
    const taken = session((ms) => (ms < 1500 ? 0 : ms < 4000 ? -0.7 : ms < 4600 ? 0 : 0.6)).run();
    await jest.advanceTimersByTimeAsync(8000);
    const { file, frames, turnSeen } = await taken;
    expect(turnSeen).toBe(true);
    expect(steps.some(({ hint }) => hint === 'otherWay')).toBe(true);
    const [selfie, ...others] = frames;
    expect(selfie).toBe(file);
    expect(others.length).toBeGreaterThanOrEqual(3);
    for (const { lastModified } of others) expect(lastModified - begun).toBeGreaterThanOrEqual(4000);
  });

  test('never ends by itself while nothing but a still photo is seen', async () => {
    const ended = jest.fn();
    session(() => 0)
      .run()
      .then(ended, ended);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(steps.at(-1)).toEqual({ phase: 'turning', hint: 'turnLeft', progress: 0 });
    expect(ended).not.toHaveBeenCalled();
    run.abort();
    await jest.advanceTimersByTimeAsync(500);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('goes on framing when the selfie could not be kept', async () => {
    const begun = session(() => 0);
    camera.canvas = 'gives-nothing';
    const failed = begun.run().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await failed).toMatchObject({ problem: 'processFailed' });
    await expect(begun.press()).rejects.toMatchObject({ problem: 'processFailed' });
    camera.canvas = 'works';
    await expect(begun.press()).resolves.toBeUndefined();
  });

  test('lasts as long after a press as a face that is seen may take', async () => {
    const begun = session(() => 0);
    const taken = begun.run();
    await jest.advanceTimersByTimeAsync(300);
    await begun.press();
    await jest.advanceTimersByTimeAsync(9000);
    expect(await taken).toMatchObject({ turnSeen: false });
    expect((await taken).frames).toHaveLength(8);
  });
});
