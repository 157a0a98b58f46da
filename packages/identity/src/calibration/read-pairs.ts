import { readFile } from 'node:fs/promises';
import { isAbsolute, join, normalize, sep } from 'node:path';

export class CalibrationFailure extends Error {
  override readonly name = 'CalibrationFailure';
}

export interface LabelledPair {
  selfie: string;
  document: string;
  same: boolean;
}

const pairsFile = 'pairs.csv';
const heading = 'selfie,document,same';

export async function readPairs(folder: string): Promise<LabelledPair[]> {
  const text = await readFile(join(folder, pairsFile), 'utf8').catch(() => {
    throw new CalibrationFailure(`There is no ${pairsFile} in ${folder}.`);
  });
  const [first, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first?.trim() !== heading)
    throw new CalibrationFailure(`The first line of ${pairsFile} must be "${heading}".`);
  const pairs = lines.flatMap((line, index) => (line.trim() === '' ? [] : [readPair(line, index + 2)]));
  if (!pairs.some(({ same }) => same) || pairs.every(({ same }) => same))
    throw new CalibrationFailure('Pairs of both kinds are needed: of one person (yes) and of two (no).');
  return pairs;
}

function readPair(line: string, number: number): LabelledPair {
  const [selfie = '', document = '', same = '', ...more] = line.split(',').map((cell) => cell.trim());
  if (selfie === '' || document === '' || more.length > 0 || (same !== 'yes' && same !== 'no'))
    throw new CalibrationFailure(`Line ${number} of ${pairsFile} is not "a photo,another photo,yes or no".`);
  for (const photo of [selfie, document]) {
    if (isAbsolute(photo) || normalize(photo).split(sep).includes('..'))
      throw new CalibrationFailure(`Line ${number} of ${pairsFile} leads out of the folder: ${photo}.`);
  }
  return { selfie, document, same: same === 'yes' };
}
