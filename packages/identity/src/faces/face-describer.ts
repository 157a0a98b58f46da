import * as tf from '@tensorflow/tfjs-core';
import { chipSize } from './cut-face.ts';
import { loadRecognitionNet } from './recognition-net.ts';

/** 128 numbers; those of one person are near each other. */
export type FaceDescription = Float32Array;

export interface FaceDescriber {
  /** Describes an aligned face. */
  describe(chip: Uint8Array): Promise<FaceDescription>;
  /** Describes several in their order: each costs less than alone, and gets the same numbers. */
  describeAll(chips: readonly Uint8Array[]): Promise<FaceDescription[]>;
}

/** Describes aligned faces with dlib's recognition net (weights in the public domain). */
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

/** How unlike two faces are: 0 is the same photo, strangers are about 0.8 apart. */
export function faceDistance(a: FaceDescription, b: FaceDescription): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
