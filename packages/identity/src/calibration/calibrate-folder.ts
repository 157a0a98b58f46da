import { join } from 'node:path';
import { openIdentityPool } from '../pool/open-identity-pool.ts';
import { readPairs } from './read-pairs.ts';
import { scorePairs } from './score-pairs.ts';
import { describeCalibration, writeCalibration } from './write-calibration.ts';

/** Measures a folder of labelled pairs and leaves the report in its folder `calibration`. */
export async function calibrateFolder(folder: string, say: (text: string) => void): Promise<string> {
  const pairs = await readPairs(folder);
  const pool = openIdentityPool();
  try {
    const scores = await scorePairs(pool, folder, pairs, say);
    const report = join(folder, 'calibration');
    await writeCalibration(report, scores);
    for (const sentence of describeCalibration(scores)) say(sentence);
    return report;
  } finally {
    await pool.close();
  }
}
