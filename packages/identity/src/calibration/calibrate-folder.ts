import { join } from 'node:path';
import { readFaceScale } from '../faces/face-matcher.ts';
import { openIdentityPool } from '../pool/open-identity-pool.ts';
import { readPairs } from './read-pairs.ts';
import { scorePairs } from './score-pairs.ts';
import { describeCalibration, writeCalibration } from './write-calibration.ts';

export async function calibrateFolder(
  folder: string,
  say: (text: string) => void,
  faceModel?: string,
): Promise<string> {
  const pairs = await readPairs(folder);
  const scale = await readFaceScale(faceModel);
  const pool = openIdentityPool(faceModel === undefined ? {} : { faceModel });
  try {
    const scores = await scorePairs({ pool, scale }, folder, pairs, say);
    const report = join(folder, 'calibration');
    await writeCalibration(report, scores);
    for (const sentence of describeCalibration(scores)) say(sentence);
    return report;
  } finally {
    await pool.close();
  }
}
