import type { StripReading } from './read-strip.ts';

export const mrzCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';

/** The general recogniser reads the filler as one of these. */
export const fillers = '<([{«‹';

export interface MrzLikelihoods {
  steps: number;
  values: Float32Array;
}

function classOf(character: string): number {
  if (fillers.includes(character) && character !== '') return mrzCharacters.length - 1;
  return character === '' ? -1 : mrzCharacters.indexOf(character.toUpperCase());
}

export function mrzLikelihoods(reading: StripReading, alphabet: readonly string[]): MrzLikelihoods {
  const classes = alphabet.map(classOf);
  const values = new Float32Array(reading.steps * mrzCharacters.length);
  for (let step = 0; step < reading.steps; step += 1) {
    for (const [index, into] of classes.entries()) {
      if (into < 0) continue;
      const at = step * mrzCharacters.length + into;
      values[at] = (values[at] ?? 0) + (reading.likelihoods[step * reading.classes + index] ?? 0);
    }
  }
  return { steps: reading.steps, values };
}
