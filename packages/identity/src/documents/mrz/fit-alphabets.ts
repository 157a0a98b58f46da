import { digitFor, letterFor } from './look-alikes.ts';
import { mrzLayouts, type MrzAlphabet, type MrzField, type MrzFormat, type MrzPlace } from './mrz-layout.ts';

export interface MrzRepair {
  field: MrzField;
  line: number;
  column: number;
  read: string;
  taken_as: string;
}

export interface FittedMrz {
  lines: readonly string[];
  repairs: readonly MrzRepair[];
  misfits: ReadonlySet<MrzField>;
}

const allowed: Readonly<Record<MrzAlphabet, RegExp>> = {
  letters: /^[A-Z<]$/,
  digits: /^[0-9<]$/,
  figure: /^[0-9]$/,
  any: /^[A-Z0-9<]$/,
  sex: /^[MFX<]$/,
};

function meant(character: string, alphabet: MrzAlphabet): string | undefined {
  if (allowed[alphabet].test(character)) return character;
  if (alphabet === 'digits' || alphabet === 'figure') return digitFor(character);
  if (alphabet === 'letters') return letterFor(character);
  return undefined;
}

/** Replaces invalid characters with a unique look-alike, except in numbers, which may contain both. */
export function fitAlphabets(format: MrzFormat, lines: readonly string[]): FittedMrz {
  const fitted = lines.map((line) => [...line]);
  const repairs: MrzRepair[] = [];
  const misfits = new Set<MrzField>();
  for (const [field, place] of Object.entries(mrzLayouts[format].places) as [MrzField, MrzPlace][]) {
    const characters = fitted[place.line] ?? [];
    for (let column = place.columns[0]; column < place.columns[1]; column += 1) {
      const read = characters[column] ?? '';
      const taken_as = meant(read, place.alphabet);
      if (taken_as === undefined) misfits.add(field);
      else if (taken_as !== read) {
        characters[column] = taken_as;
        repairs.push({ field, line: place.line, column, read, taken_as });
      }
    }
  }
  return { lines: fitted.map((line) => line.join('')), repairs, misfits };
}
