import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faceDistance } from '../faces/face-distance.ts';
import type { FaceScale } from '../faces/face-matcher.ts';
import type { PhotoKind } from '../refusal-reason.ts';
import { cleanImage, ImageRefused } from '../images/clean-image.ts';
import type { WorkerPool } from '../pool/worker-pool.ts';
import type { DescribeAnswer } from '../worker/worker-messages.ts';
import { CalibrationFailure, type LabelledPair } from './read-pairs.ts';
import type { MeasuredDistance, ScoredPair } from './error-rates.ts';

export interface PairScores {
  engine: string;
  scored: (LabelledPair & ScoredPair & MeasuredDistance)[];
  refused: (LabelledPair & { reason: string })[];
}

export async function scorePairs(
  { pool, scale }: { pool: WorkerPool; scale: FaceScale },
  folder: string,
  pairs: readonly LabelledPair[],
  say: (text: string) => void,
): Promise<PairScores> {
  const read = new Map<string, Promise<DescribeAnswer | { refused: string }>>();
  const describe = (photo: string, kind: PhotoKind) => {
    const key = `${kind} ${photo}`;
    const found = read.get(key) ?? describePhoto(pool, join(folder, photo), kind);
    read.set(key, found);
    return found;
  };
  const scores: PairScores = { engine: scale.engine, scored: [], refused: [] };
  for (const [index, pair] of pairs.entries()) {
    const [selfie, document] = await Promise.all([
      describe(pair.selfie, 'selfie'),
      describe(pair.document, 'document'),
    ]);
    if (selfie.refused !== null) scores.refused.push({ ...pair, reason: selfie.refused });
    else if (document.refused !== null) scores.refused.push({ ...pair, reason: document.refused });
    else {
      const distance = faceDistance(selfie.description, document.description);
      scores.scored.push({ ...pair, distance, score: scale.scoreOf(distance) });
    }
    if ((index + 1) % 100 === 0) say(`${index + 1} of ${pairs.length} pairs`);
  }
  return scores;
}

async function describePhoto(pool: WorkerPool, path: string, kind: PhotoKind) {
  const file = await readFile(path).catch(() => {
    throw new CalibrationFailure(`There is no photo ${path}.`);
  });
  try {
    const { jpeg } = await cleanImage(file);
    return await pool.run({ kind: 'describe', photo: jpeg, as: kind });
  } catch (error) {
    if (error instanceof ImageRefused) return { refused: error.code };
    throw error;
  }
}
