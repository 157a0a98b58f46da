import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import * as tf from '@tensorflow/tfjs-core';
import { packageFolder, requireFile } from './model-files.ts';
import { faceWidth, type FaceMesh } from './face-mesh.ts';
import type { RawPhoto } from './raw-photo.ts';

export interface FoundFace {
  mesh: FaceMesh;
  width: number;
  score: number;
}

export type FaceFinder = (photo: RawPhoto) => Promise<FoundFace[]>;

interface Human {
  load(): Promise<void>;
  detect(
    input: unknown,
  ): Promise<{ face: { mesh: [number, number, number][]; score: number }[]; error?: string | null }>;
}

type HumanClass = new (config: Record<string, unknown>) => Human;

const off = { enabled: false };

export async function openFaceFinder(): Promise<FaceFinder> {
  const name = '@vladmandic/human';
  const { Human } = requireFile<{ Human: HumanClass }>(name, 'dist/human.node-wasm.js');
  const human = new Human({
    backend: 'wasm',
    wasmPath: join(packageFolder('@tensorflow/tfjs-backend-wasm'), 'dist/'),
    modelBasePath: `${pathToFileURL(join(packageFolder(name), 'models')).href}/`,
    debug: false,
    cacheSensitivity: 0,
    filter: off,
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: 4, minConfidence: 0.3, skipFrames: 0, skipTime: 0 },
      mesh: { enabled: true },
      ...{ iris: off, emotion: off, description: off, antispoof: off, liveness: off },
    },
    ...{ body: off, hand: off, object: off, gesture: off, segmentation: off },
  });
  await human.load();
  return async ({ data, width, height }) => {
    const tensor = tf.tensor4d(data, [1, height, width, 3], 'float32');
    try {
      const { face, error } = await human.detect(tensor);
      if (error) throw new Error(`Looking for faces failed: ${error}`);
      return face
        .filter(({ mesh }) => mesh.length > 0)
        .map(({ mesh, score }) => ({ mesh, score, width: faceWidth(mesh) }))
        .sort((a, b) => b.width - a.width);
    } finally {
      tensor.dispose();
    }
  };
}
