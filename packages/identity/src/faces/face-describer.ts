import { join } from 'node:path';
import * as tf from '@tensorflow/tfjs-core';
import { chipSize } from './cut-face.ts';
import { packageFolder, requireFile } from './model-files.ts';

/** 128 numbers; those of one person are near each other. */
export type FaceDescription = Float32Array;

export interface FaceDescriber {
  /** Describes an aligned face. */
  describe(chip: Uint8Array): Promise<FaceDescription>;
  /** Describes several in their order: each costs less than alone, and gets the same numbers. */
  describeAll(chips: readonly Uint8Array[]): Promise<FaceDescription[]>;
}

interface FaceApi {
  nets: {
    faceRecognitionNet: {
      loadFromDisk(folder: string): Promise<void>;
      computeFaceDescriptor(chip: tf.Tensor3D): Promise<Float32Array>;
      computeFaceDescriptor(chips: tf.Tensor3D[]): Promise<Float32Array[]>;
    };
  };
}

/** Describes aligned faces with dlib's recognition net (weights in the public domain), as `@vladmandic/face-api` carries it. */
export async function openFaceDescriber(): Promise<FaceDescriber> {
  const name = '@vladmandic/face-api';
  const { nets } = requireFile<FaceApi>(name, 'dist/face-api.node-wasm.js');
  await nets.faceRecognitionNet.loadFromDisk(join(packageFolder(name), 'model'));
  const { faceRecognitionNet } = nets;
  const toTensor = (chip: Uint8Array) => tf.tensor3d(chip, [chipSize, chipSize, 3], 'int32');
  return {
    async describe(chip) {
      const tensor = toTensor(chip);
      try {
        return await faceRecognitionNet.computeFaceDescriptor(tensor);
      } finally {
        tensor.dispose();
      }
    },

    async describeAll(chips) {
      if (chips.length === 0) return [];
      const tensors = chips.map(toTensor);
      try {
        return await faceRecognitionNet.computeFaceDescriptor(tensors);
      } finally {
        tf.dispose(tensors);
      }
    },
  };
}

/** How unlike two faces are: 0 is the same photo, strangers are about 0.8 apart. */
export function faceDistance(a: FaceDescription, b: FaceDescription): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
