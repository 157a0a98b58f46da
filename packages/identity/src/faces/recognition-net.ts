import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import * as tf from '@tensorflow/tfjs-core';
import { packageFolder } from './model-files.ts';
import { chipSize } from './cut-face.ts';
import type { FaceDescription } from './face-distance.ts';

export type RecognitionNet = (chips: tf.Tensor) => tf.Tensor2D;

const meanColor = [122.782, 117.001, 104.298];

const blocks = [
  ...['conv32_1', 'conv32_2', 'conv32_3'],
  ...['conv64_down', 'conv64_1', 'conv64_2', 'conv64_3'],
  ...['conv128_down', 'conv128_1', 'conv128_2'],
  ...['conv256_down', 'conv256_1', 'conv256_2', 'conv256_down_out'],
];

/** Loads the weights from `@vladmandic/face-api` without running that package's code. */
async function loadRecognitionNet(): Promise<RecognitionNet> {
  const weights = await loadWeights();
  const weight = <T extends tf.Tensor>(name: string): T => {
    const found = weights[name];
    if (!found) throw new Error(`The recognition net has no ${name}.`);
    return found as T;
  };

  function convolve(input: tf.Tensor4D, layer: string, stride: 1 | 2): tf.Tensor4D {
    const filters = weight<tf.Tensor4D>(`${layer}/conv/filters`);
    const convolved = tf.conv2d(input, filters, stride, stride === 2 ? 'valid' : 'same');
    const biased = tf.add(convolved, weight(`${layer}/conv/bias`));
    return tf.add(tf.mul(biased, weight(`${layer}/scale/weights`)), weight(`${layer}/scale/biases`));
  }

  function passBlock(input: tf.Tensor4D, block: string): tf.Tensor4D {
    const halves = block.includes('_down');
    const first = tf.relu(convolve(input, `${block}/conv1`, halves ? 2 : 1));
    const second = convolve(first, `${block}/conv2`, 1);
    return tf.relu(halves ? addHalved(input, second) : tf.add(second, input));
  }

  return (chips) =>
    tf.tidy(() => {
      const colors = tf.div<tf.Tensor4D>(tf.sub(tf.cast(chips, 'float32'), tf.tensor1d(meanColor)), 255);
      const entered = tf.maxPool(tf.relu(convolve(colors, 'conv32_down', 2)), 3, 2, 'valid');
      const passed = blocks.reduce(passBlock, entered);
      return tf.matMul(tf.mean<tf.Tensor2D>(passed, [1, 2]), weight<tf.Tensor2D>('fc'));
    });
}

function addHalved(input: tf.Tensor4D, made: tf.Tensor4D): tf.Tensor4D {
  const halved = tf.avgPool(input, 2, 2, 'valid');
  const [, height, width, channels] = halved.shape;
  const pad = (tensor: tf.Tensor4D, toHeight: number, toWidth: number, toChannels: number) =>
    tf.pad(tensor, [
      [0, 0],
      [0, toHeight - tensor.shape[1]],
      [0, toWidth - tensor.shape[2]],
      [0, toChannels - tensor.shape[3]],
    ]);
  const most = Math.max(channels, made.shape[3]);
  return tf.add(pad(halved, height, width, most), pad(made, height, width, most));
}

async function loadWeights(): Promise<tf.NamedTensorMap> {
  const folder = join(packageFolder('@vladmandic/face-api'), 'model');
  const [manifest, values] = await Promise.all([
    readFile(join(folder, 'face_recognition_model-weights_manifest.json'), 'utf8'),
    readFile(join(folder, 'face_recognition_model.bin')),
  ]);
  const groups = JSON.parse(manifest) as tf.io.WeightsManifestConfig;
  const specs = groups.flatMap(({ weights }) => weights);
  return tf.io.decodeWeights(new Uint8Array(values).buffer, specs);
}

export interface FaceDescriber {
  describe(chip: Uint8Array): Promise<FaceDescription>;
  describeAll(chips: readonly Uint8Array[]): Promise<FaceDescription[]>;
}

export async function openFaceDescriber(): Promise<FaceDescriber> {
  const recognise = await loadRecognitionNet();

  async function describeAll(chips: readonly Uint8Array[]): Promise<FaceDescription[]> {
    if (chips.length === 0) return [];
    const rows = tf.tidy(() =>
      recognise(tf.stack(chips.map((chip) => tf.tensor3d(chip, [chipSize, chipSize, 3], 'int32')))),
    );
    try {
      const values = (await rows.data()) as Float32Array;
      const width = values.length / chips.length;
      return chips.map((_, index) => values.slice(index * width, (index + 1) * width));
    } finally {
      rows.dispose();
    }
  }

  return {
    describeAll,
    async describe(chip) {
      const [description] = await describeAll([chip]);
      if (!description) throw new Error('The recognition net gave no description.');
      return description;
    },
  };
}
