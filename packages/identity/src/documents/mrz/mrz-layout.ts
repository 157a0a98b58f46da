/** ICAO 9303, parts 4 to 7, defines them; `CNI` is for French identity cards until 2021, without expiry. */
export type MrzFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B' | 'CNI';

/** A filler `<` is valid everywhere except in a mandatory check digit, a `figure`. */
export type MrzAlphabet = 'letters' | 'digits' | 'figure' | 'any' | 'sex';

export type MrzField =
  | 'code'
  | 'issuer'
  | 'names'
  | 'given_names'
  | 'number'
  | 'number_check'
  | 'nationality'
  | 'birth'
  | 'birth_check'
  | 'sex'
  | 'expiry'
  | 'expiry_check'
  | 'optional'
  | 'optional_check'
  | 'more_optional'
  | 'composite_check';

export interface MrzPlace {
  line: number;
  columns: readonly [number, number];
  alphabet: MrzAlphabet;
}

export interface MrzLayout {
  lines: number;
  columns: number;
  places: Readonly<Partial<Record<MrzField, MrzPlace>>>;
  composite: readonly (readonly [line: number, from: number, to: number])[];
}

const place = (line: number, from: number, to: number, alphabet: MrzAlphabet): MrzPlace => ({
  line,
  columns: [from, to],
  alphabet,
});

const secondLine = {
  number: place(1, 0, 9, 'any'),
  number_check: place(1, 9, 10, 'digits'),
  nationality: place(1, 10, 13, 'letters'),
  birth: place(1, 13, 19, 'digits'),
  birth_check: place(1, 19, 20, 'digits'),
  sex: place(1, 20, 21, 'sex'),
  expiry: place(1, 21, 27, 'digits'),
  expiry_check: place(1, 27, 28, 'digits'),
};

const twoLines = (columns: number) => ({
  code: place(0, 0, 2, 'any'),
  issuer: place(0, 2, 5, 'letters'),
  names: place(0, 5, columns, 'letters'),
  ...secondLine,
});

export const mrzLayouts: Readonly<Record<MrzFormat, MrzLayout>> = {
  TD1: {
    lines: 3,
    columns: 30,
    places: {
      code: place(0, 0, 2, 'any'),
      issuer: place(0, 2, 5, 'letters'),
      number: place(0, 5, 14, 'any'),
      number_check: place(0, 14, 15, 'digits'),
      optional: place(0, 15, 30, 'any'),
      birth: place(1, 0, 6, 'digits'),
      birth_check: place(1, 6, 7, 'digits'),
      sex: place(1, 7, 8, 'sex'),
      expiry: place(1, 8, 14, 'digits'),
      expiry_check: place(1, 14, 15, 'digits'),
      nationality: place(1, 15, 18, 'letters'),
      more_optional: place(1, 18, 29, 'any'),
      composite_check: place(1, 29, 30, 'figure'),
      names: place(2, 0, 30, 'letters'),
    },
    composite: [
      [0, 5, 30],
      [1, 0, 7],
      [1, 8, 15],
      [1, 18, 29],
    ],
  },
  TD2: {
    lines: 2,
    columns: 36,
    places: {
      ...twoLines(36),
      optional: place(1, 28, 35, 'any'),
      composite_check: place(1, 35, 36, 'figure'),
    },
    composite: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 35],
    ],
  },
  TD3: {
    lines: 2,
    columns: 44,
    places: {
      ...twoLines(44),
      optional: place(1, 28, 42, 'any'),
      optional_check: place(1, 42, 43, 'digits'),
      composite_check: place(1, 43, 44, 'figure'),
    },
    composite: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 43],
    ],
  },
  'MRV-A': {
    lines: 2,
    columns: 44,
    places: { ...twoLines(44), optional: place(1, 28, 44, 'any') },
    composite: [],
  },
  'MRV-B': {
    lines: 2,
    columns: 36,
    places: { ...twoLines(36), optional: place(1, 28, 36, 'any') },
    composite: [],
  },
  CNI: {
    lines: 2,
    columns: 36,
    places: {
      code: place(0, 0, 2, 'any'),
      issuer: place(0, 2, 5, 'letters'),
      names: place(0, 5, 30, 'letters'),
      optional: place(0, 30, 36, 'any'),
      number: place(1, 0, 12, 'any'),
      number_check: place(1, 12, 13, 'figure'),
      given_names: place(1, 13, 27, 'letters'),
      birth: place(1, 27, 33, 'digits'),
      birth_check: place(1, 33, 34, 'digits'),
      sex: place(1, 34, 35, 'sex'),
      composite_check: place(1, 35, 36, 'figure'),
    },
    composite: [
      [0, 0, 36],
      [1, 0, 35],
    ],
  },
};

export function mrzFormatOf(lines: readonly string[]): MrzFormat | null {
  const [first = ''] = lines;
  if (lines.some((line) => line.length !== first.length)) return null;
  const isVisa = first.startsWith('V');
  switch (`${lines.length} x ${first.length}`) {
    case '3 x 30':
      return 'TD1';
    case '2 x 36':
      if (first.startsWith('IDFRA')) return 'CNI';
      return isVisa ? 'MRV-B' : 'TD2';
    case '2 x 44':
      return isVisa ? 'MRV-A' : 'TD3';
    default:
      return null;
  }
}
