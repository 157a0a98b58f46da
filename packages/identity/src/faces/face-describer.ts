import * as tf from '@tensorflow/tfjs-core';
import { chipSize } from './cut-face.ts';
import type { FaceDescription } from './face-distance.ts';
import { loadRecognitionNet } from './recognition-net.ts';

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
