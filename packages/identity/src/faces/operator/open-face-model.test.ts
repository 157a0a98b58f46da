import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeFaceModel } from '../../testing/faces/write-face-model.ts';
import type { FaceModel } from './face-model.schema.ts';

const program = join(__dirname, '../../../test-processes/try-face-model.mjs');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'face-model-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function tryModel(): Promise<{ size?: number; length?: number; numbers?: number[]; error?: string }> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder]);
  return JSON.parse(stdout);
}

test('a net describes a face by as many numbers as its operator says, of length 1 together', async () => {
  await writeFaceModel(folder);
  expect(await tryModel()).toMatchObject({ size: 192, length: expect.closeTo(1, 5) });
});

test('a net that takes two faces at once, places before colours, describes a face as another net does', async () => {
  await writeFaceModel(folder);
  const { numbers } = await tryModel();
  expect(new Set(numbers).size).toBeGreaterThan(50);
  const size = { width: 112, height: 112, layout: 'nhwc', batch: 2 };
  const colors = { channels: 'rgb' as const, mean: [127.5, 127.5, 127.5], spread: [128, 128, 128] };
  await writeFaceModel(folder, { input: { ...size, ...colors } });
  expect((await tryModel()).numbers).toEqual(numbers);
});

describe('refused with a sentence is', () => {
  test('a folder without a description', async () => {
    expect(await tryModel()).toEqual({
      name: 'FaceModelError',
      error: expect.stringMatching(/face-model\.json cannot be read\.$/),
    });
  });

  test('a file that is another one', async () => {
    await writeFaceModel(folder);
    await writeFile(join(folder, 'net.onnx'), 'another file');
    expect(await tryModel()).toEqual({
      name: 'FaceModelError',
      error: expect.stringMatching(
        /^The face model net\.onnx is another file than face-model\.json names: its SHA-256 is [0-9a-f]{64}\.$/,
      ),
    });
  });

  test.each([
    [
      'sizes that the net does not take',
      { input: { width: 96, height: 112, channels: 'rgb', mean: [0, 0, 0], spread: [1, 1, 1] } },
      /^The face model net\.onnx has another shape than it should: /,
    ],
    ['another number of numbers', { description_size: 128 }, /it gives 192 numbers and not 128\.$/],
    [
      'distances in the wrong order',
      { operating_point: { sure: 0.5, line: 0.3, strangers: 0.9 } },
      /operating_point must have sure below line and line below strangers\.$/,
    ],
    [
      'a field that is not a layout',
      {
        input: {
          width: 112,
          height: 112,
          channels: 'rgb',
          mean: [0, 0, 0],
          spread: [1, 1, 1],
          layout: 'hwc',
        },
      },
      /input\.layout must be nchw or nhwc\.$/,
    ],
    ['a field that is not known', { licence: 'MIT' }, /there is a field that is not known\.$/],
  ])('%s', async (_what, fields, sentence) => {
    await writeFaceModel(folder, fields as Partial<FaceModel>);
    expect(await tryModel()).toEqual({ name: 'FaceModelError', error: expect.stringMatching(sentence) });
  });

  test('a file of another folder, and a description that is no JSON', async () => {
    await writeFaceModel(folder);
    const written = await readFile(join(folder, 'face-model.json'), 'utf8');
    await writeFile(join(folder, 'face-model.json'), written.replace('net.onnx', '../net.onnx'));
    expect(await tryModel()).toEqual({
      name: 'FaceModelError',
      error: expect.stringMatching(/file must be the name of a file in the same folder/),
    });
    await writeFile(join(folder, 'face-model.json'), 'name: net');
    expect(await tryModel()).toEqual({
      name: 'FaceModelError',
      error: expect.stringMatching(/it is not JSON\.$/),
    });
  });
});
