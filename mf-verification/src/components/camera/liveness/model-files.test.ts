import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { detectorSide, findFaces } from '../../../domain/faces/find-faces.ts';
import { findLandmarks, landmarkSide } from '../../../domain/faces/find-landmarks.ts';
import { fetchModels, modelFiles } from './model-files.ts';

const installed = createRequire(`${process.cwd()}/package.json`);
const packaged = (url: string) => readFileSync(installed.resolve(url.slice(url.indexOf('@vladmandic/'))));
const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

/** Refuses content whose hash differs from `integrity`, like a browser. */
function serveModels() {
  globalThis.fetch = async (address, options) => {
    const content = packaged(address as string);
    if (hashOf(content) !== options?.integrity) throw new TypeError('Failed to fetch');
    return new Response(new Uint8Array(content));
  };
}

function finished<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const grey = (side: number) => ({
  data: new Uint8ClampedArray(4 * side * side).fill(120),
  width: side,
  height: side,
});

describe('The nets', () => {
  test('are the installed files, each by its hash', () => {
    const hashes = modelFiles.map(({ url }) => hashOf(packaged(url().href)));
    expect(modelFiles.map(({ integrity }) => integrity)).toEqual(hashes);
  });

  test('come with progress, and fit their layers: no face is found on a wall', async () => {
    serveModels();
    const onProgress = jest.fn();
    const { detector, landmarks } = await fetchModels(onProgress);
    expect(onProgress.mock.calls).toEqual([[0.25], [0.5], [0.75], [1]]);
    expect(finished(findFaces(grey(detectorSide), detector))).toEqual([]);
    const points = finished(findLandmarks(grey(landmarkSide), landmarks));
    expect(points).toHaveLength(68);
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });

  test('report no progress once one of them has failed, however late the others come', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    globalThis.fetch = async (address) => {
      if ((address as string).endsWith('tiny_face_detector_model.bin'))
        throw new TypeError('Failed to fetch');
      await released;
      return new Response('');
    };
    const onProgress = jest.fn();
    await expect(fetchModels(onProgress)).rejects.toThrow('Failed to fetch');
    release();
    // Pending callbacks of the release run first.
    await new Promise((resolve) => setTimeout(resolve));
    expect(onProgress).not.toHaveBeenCalled();
  });

  test('that do not come are not there', async () => {
    globalThis.fetch = async () => new Response('', { status: 503 });
    await expect(fetchModels(() => undefined)).rejects.toThrow('answered 503');
  });
});
