import type { StripReading } from './read-strip.ts';

/** The characters of a zone; their places are the classes of {@link MrzLikelihoods}. */
export const mrzCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';

/** What the recogniser, which knows all printed English, calls the filler. */
const fillers = '<([{«‹';

export interface MrzLikelihoods {
  steps: number;
  /** `steps` rows of one likelihood for each of {@link mrzCharacters}. */
  values: Float32Array;
}

function classOf(character: string): number {
  if (fillers.includes(character) && character !== '') return mrzCharacters.length - 1;
  return character === '' ? -1 : mrzCharacters.indexOf(character.toUpperCase());
}

/** A reading with nothing but the characters of a zone; small letters count as capitals. */
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
