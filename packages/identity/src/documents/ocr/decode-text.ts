import type { StripReading } from './read-strip.ts';

export interface ReadCharacter {
  character: string;
  likelihood: number;
  step: number;
}

/** Decodes by CTC: the likeliest class at each step, without repeats and blanks. */
export function decodeText(
  { steps, classes, likelihoods }: StripReading,
  alphabet: readonly string[],
): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let index = 1; index < classes; index += 1) {
      if ((likelihoods[step * classes + index] ?? 0) > (likelihoods[step * classes + best] ?? 0))
        best = index;
    }
    if (best !== 0 && best !== last) {
      read.push({
        character: alphabet[best] ?? '',
        likelihood: likelihoods[step * classes + best] ?? 0,
        step,
      });
    }
    last = best;
  }
  return read;
}
