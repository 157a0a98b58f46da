import type { MrzAlphabet, MrzFormat } from '../mrz/mrz-layout.ts';
import { digitFor, letterFor } from '../mrz/look-alikes.ts';
import { mrzLayouts } from '../mrz/mrz-layout.ts';
import type { FixedPitch } from './fixed-pitch.ts';
import { mrzCharacters, type MrzLikelihoods } from './mrz-likelihoods.ts';

export interface PlacedLine {
  text: string;
  likelihood: number;
  likelihoods: readonly number[];
  circles: ReadonlyMap<number, Circle>;
}

export type Circle = Readonly<Record<'O' | '0', number>>;

/** Recognition drops fillers, but hardly ever other characters. */
export const unseenFiller = 0.3;
const asLookAlike = 0.25;
const least = 0.02;
const width = mrzCharacters.length;

const allowedIn: Readonly<Record<MrzAlphabet, string>> = {
  any: mrzCharacters,
  letters: mrzCharacters.slice(10),
  digits: `${mrzCharacters.slice(0, 10)}<`,
  figure: mrzCharacters.slice(0, 10),
  sex: 'MFX<',
};

function alphabetsOf(format: MrzFormat, line: number): MrzAlphabet[] {
  const alphabets = Array.from<MrzAlphabet>({ length: mrzLayouts[format].columns }).fill('any');
  for (const { line: at, columns, alphabet } of Object.values(mrzLayouts[format].places)) {
    if (at === line) alphabets.fill(alphabet, ...columns);
  }
  return alphabets;
}

export function readPlaces(
  reading: MrzLikelihoods,
  { first, pitch }: FixedPitch,
  format: MrzFormat,
  line: number,
): PlacedLine {
  let text = '';
  const likelihoods: number[] = [];
  const circles = new Map<number, Circle>();
  const alphabets = alphabetsOf(format, line);
  for (const [place, alphabet] of alphabets.entries()) {
    const from = first + (place - 0.5) * pitch;
    // The last digit is often outside its position, and no character follows.
    const to = alphabet === 'figure' ? reading.steps : first + (place + 0.5) * pitch;
    const found = likeliest(reading, from, to, alphabet);
    text += found.character;
    likelihoods.push(found.likelihood);
    if (found.character === 'O' || found.character === '0') {
      circles.set(place, {
        O: likelihoodOf('O', reading, from, to),
        '0': likelihoodOf('0', reading, from, to),
      });
    }
  }
  const sum = likelihoods.reduce((total, each) => total + each, 0);
  return { text, likelihood: sum / alphabets.length, likelihoods, circles };
}

function likelihoodOf(
  character: string,
  { values, steps }: MrzLikelihoods,
  from: number,
  to: number,
): number {
  const index = mrzCharacters.indexOf(character);
  let most = 0;
  for (let step = Math.max(0, Math.ceil(from)); step <= Math.min(steps - 1, Math.ceil(to) - 1); step += 1) {
    most = Math.max(most, values[step * width + index] ?? 0);
  }
  return most;
}

const lookAlike: Readonly<Partial<Record<MrzAlphabet, (character: string) => string | undefined>>> = {
  letters: letterFor,
  digits: digitFor,
  figure: digitFor,
};

function likeliest(reading: MrzLikelihoods, from: number, to: number, alphabet: MrzAlphabet) {
  const begin = Math.max(0, Math.ceil(from));
  const end = Math.min(reading.steps - 1, Math.ceil(to) - 1);
  let inPlace = { character: '', likelihood: least };
  let anywhere = { character: '<', likelihood: unseenFiller };
  for (let step = begin; step <= end; step += 1) {
    for (let index = 0; index < width; index += 1) {
      const likelihood = reading.values[step * width + index] ?? 0;
      const character = mrzCharacters[index] ?? '';
      if (likelihood > anywhere.likelihood) anywhere = { character, likelihood };
      const isAllowed = allowedIn[alphabet].includes(character);
      const isCounted = isAllowed || lookAlike[alphabet]?.(character) !== undefined;
      const likelihoodHere = isAllowed ? likelihood : asLookAlike * likelihood;
      if (isCounted && likelihoodHere > inPlace.likelihood)
        inPlace = { character, likelihood: likelihoodHere };
    }
  }
  // An invalid character is kept, as the zone's parser resolves look-alikes.
  return inPlace.character === '' ? anywhere : inPlace;
}
