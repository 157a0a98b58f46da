import { join } from 'node:path';
import * as tf from '@tensorflow/tfjs-core';
import { chipSize } from './cut-face.ts';
import { packageFolder, requireFile } from './model-files.ts';

/** 128 numbers; those of one person are near each other. */
export type FaceDescription = Float32Array;

export type FaceDescriber = (chip: Uint8Array) => Promise<FaceDescription>;

interface FaceApi {
  nets: {
    faceRecognitionNet: {
      loadFromDisk(folder: string): Promise<void>;
      computeFaceDescriptor(chip: unknown): Promise<Float32Array>;
    };
  };
}

/** Describes aligned faces with dlib's recognition net (weights in the public domain), as `@vladmandic/face-api` carries it. */
export async function openFaceDescriber(): Promise<FaceDescriber> {
  const name = '@vladmandic/face-api';
  const { nets } = requireFile<FaceApi>(name, 'dist/face-api.node-wasm.js');
  await nets.faceRecognitionNet.loadFromDisk(join(packageFolder(name), 'model'));
  return async (chip) => {
    const tensor = tf.tensor3d(chip, [chipSize, chipSize, 3], 'int32');
    try {
      return await nets.faceRecognitionNet.computeFaceDescriptor(tensor);
    } finally {
      tensor.dispose();
    }
  };
}

/** How unlike two faces are: 0 is the same photo, strangers are about 0.8 apart. */
export function faceDistance(a: FaceDescription, b: FaceDescription): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
