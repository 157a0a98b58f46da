import type { Weights } from './layers.ts';

export interface WeightDescription {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string; scale: number; min: number };
}

export type ModelManifest = readonly { weights: readonly WeightDescription[] }[];

/** Decodes values of one byte each. Throws if the file does not match the manifest. */
export function readWeights(manifest: ModelManifest, file: ArrayBuffer): Weights {
  const bytes = new Uint8Array(file);
  const weights = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, shape, quantization } of manifest.flatMap((group) => group.weights)) {
    if (quantization?.dtype !== 'uint8') throw new Error(`${name} is not kept in bytes`);
    const { scale, min } = quantization;
    const length = shape.reduce((product, size) => product * size, 1);
    const part = bytes.subarray(at, at + length);
    weights.set(
      name,
      Float32Array.from(part, (byte) => byte * scale + min),
    );
    at += length;
  }
  if (at !== bytes.length) throw new Error(`The model has ${bytes.length} bytes in place of ${at}`);
  return weights;
}
