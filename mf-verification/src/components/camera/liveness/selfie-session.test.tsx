import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { HeadPlace } from '../../../domain/faces/head-place.ts';
import type { SelfieLook } from '../../../domain/selfie/selfie-hint.ts';
import { installFakeCamera, type FakeCamera } from '../../../testing/fake-camera.ts';
import type { FaceFinder } from './face-finder.ts';
import { selfieSession, type SelfieStep } from './selfie-session.ts';

const face = { x: 50, y: 50, width: 60, height: 60, score: 0.9 };
const lookAt = (head: HeadPlace): SelfieLook => ({
  faces: [face],
  measures: { brightness: 120, sharpness: 80, glare: 0 },
  head,
  side: 160,
  cameraSide: 1080,
});

const drawnAt = (canvas: HTMLCanvasElement) => Number(canvas.dataset['drawnAt']);

let camera: FakeCamera;
let run: AbortController;
let steps: SelfieStep[];

beforeEach(() => {
  jest.useFakeTimers();
  camera = installFakeCamera();
  run = new AbortController();
  steps = [];
});

/** Simulates movements that take 600 ms, are held for 600 ms, and go back. */
function moves(...all: { from: number; turn?: number; lift?: number }[]) {
  return (ms: number): HeadPlace => {
    const current = all.findLast(({ from }) => ms >= from);
    if (!current) return { turn: 0, lift: 0 };
    const passed = (ms - current.from) / 600;
    const share = Math.max(0, Math.min(1, passed, 3 - passed));
    return { turn: share * (current.turn ?? 0), lift: share * (current.lift ?? 0) };
  };
}
const asAsked = moves({ from: 1500, turn: 0.4 }, { from: 4000, lift: 0.12 }, { from: 6500, turn: -0.4 });

/** Runs a session whose finder reports `head`, about ten times a second. */
function session(head: (ms: number) => HeadPlace, lookMs = 60) {
  const begun = Date.now();
  const finder: FaceFinder = {
    look: async ({ picture }) => {
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      return lookAt(head(drawnAt(picture) - begun));
    },
  };
  return selfieSession(document.createElement('video'), {
    poses: ['left', 'up', 'right'],
    signal: run.signal,
    finder: () => finder,
    onStep: (step) => steps.push(step),
  });
}

describe('A selfie session', () => {
  test('takes selfie and poses by itself, with a few frames of each way', async () => {
    const taken = session(asAsked).run();
    await jest.advanceTimersByTimeAsync(10_000);
    const { frames, time, posesSeen } = await taken;
    expect(posesSeen).toBe(true);
    expect(frames.length).toBeGreaterThanOrEqual(12);
    expect(frames.length).toBeLessThanOrEqual(15);
    for (const pose of [0, 1, 2])
      expect(frames.filter((frame) => frame.pose === pose).length).toBeGreaterThanOrEqual(4);
    const times = frames.map((frame) => frame.time - time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const changes = steps.map(({ taken: poses, phase }) => `${phase} ${poses}`);
    expect([...new Set(changes)]).toEqual(['framing 0', 'posing 0', 'posing 1', 'posing 2', 'done 3']);
  });

  test('sends the very pictures that were looked at, however long a look takes', async () => {
    const begun = Date.now();
    const encoded: number[] = [];
    const { toBlob } = HTMLCanvasElement.prototype;
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function note(
      this: HTMLCanvasElement,
      ...wanted
    ) {
      encoded.push(drawnAt(this));
      toBlob.apply(this, wanted);
    });
    const taken = session(asAsked, 180).run();
    await jest.advanceTimersByTimeAsync(10_000);
    const { frames, posesSeen } = await taken;
    expect(posesSeen).toBe(true);
    const times = frames.filter(({ pose }) => pose === 0).map(({ time }) => time);
    expect(encoded).toEqual(expect.arrayContaining(times));
    const shares = times.map((time) => asAsked(time - begun).turn / 0.4);
    expect(shares.at(0)).toBeLessThan(0.2);
    expect(shares.at(-1)).toBe(1);
    for (const [at, share] of shares.slice(1).entries())
      expect(share - (shares[at] ?? 0)).toBeLessThanOrEqual(0.65);
  });

  test('sends no frame of before the last correction', async () => {
    const begun = Date.now();
    // The head first moves the wrong way, then as requested.
    const asked = moves({ from: 5000, turn: 0.4 }, { from: 7500, lift: 0.12 }, { from: 10_000, turn: -0.4 });
    const wrong = moves({ from: 1500, turn: -0.5 });
    const taken = session((ms) => (ms < 5000 ? wrong(ms) : asked(ms))).run();
    await jest.advanceTimersByTimeAsync(14_000);
    const { frames, posesSeen } = await taken;
    expect(posesSeen).toBe(true);
    expect(steps.some(({ hint }) => hint === 'otherWay')).toBe(true);
    expect(frames.length).toBeGreaterThanOrEqual(12);
    for (const { time } of frames) expect(time - begun).toBeGreaterThanOrEqual(3000);
  });

  test('never ends by itself while nothing but a still photo is seen', async () => {
    const ended = jest.fn();
    session(() => ({ turn: 0, lift: 0 }))
      .run()
      .then(ended, ended);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(steps.at(-1)).toMatchObject({ phase: 'posing', taken: 0, progress: 0 });
    expect(ended).not.toHaveBeenCalled();
    run.abort();
    await jest.advanceTimersByTimeAsync(500);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('goes on framing when the selfie could not be kept', async () => {
    const begun = session(() => ({ turn: 0, lift: 0 }));
    camera.canvas = 'gives-nothing';
    const failed = begun.run().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await failed).toMatchObject({ problem: 'processFailed' });
    await expect(begun.press()).rejects.toMatchObject({ problem: 'processFailed' });
    camera.canvas = 'works';
    await expect(begun.press()).resolves.toBeUndefined();
  });

  test('lasts as long after a press as a face that is seen may take', async () => {
    const begun = session(() => ({ turn: 0, lift: 0 }));
    const taken = begun.run();
    await jest.advanceTimersByTimeAsync(300);
    await begun.press();
    await jest.advanceTimersByTimeAsync(21_000);
    expect(await taken).toMatchObject({ posesSeen: false });
  });
});
