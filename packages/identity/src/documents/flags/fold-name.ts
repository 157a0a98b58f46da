/** Letters that are more than a letter with an accent, as machine-readable zones write them (ICAO 9303-3, section 6). */
const written: Readonly<Record<string, string>> = {
  ß: 'SS',
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ħ: 'H',
  ı: 'I',
  Ŋ: 'N',
};

/** Two letters that stand for one with an accent on one document and are that letter alone on another. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/NXX/g, 'N'],
  [/UXX/g, 'U'],
  [/AE|AA/g, 'A'],
  [/OE/g, 'O'],
  [/UE/g, 'U'],
];

/** A letter of another script than ours: its words have many spellings in ours. */
const foreign = /(?!\p{Script=Latin})\p{L}/u;

/** More words are no name, and each costs time. */
const mostWords = 12;
const titles = new Set([
  'MR',
  'MRS',
  'MS',
  'MISS',
  'DR',
  'PROF',
  'HERR',
  'FRAU',
  'MME',
  'MLLE',
  'SR',
  'SRA',
  'SIG',
  'SIGRA',
]);

/**
 * The words of a name in a form in which all ways to write them in Latin letters are the same: `Müller`, `MUELLER`
 * and `Muller`. Null when it is not written in Latin letters.
 */
export function foldName(name: string): string[] | null {
  if (foreign.test(name)) return null;
  const capitals = [...name.normalize('NFC')]
    .map((letter) => written[letter] ?? written[letter.toUpperCase()] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();
  const words = capitals
    .replace(/['’ʼ`´]/g, '')
    .split(/[^A-Z]+/)
    .filter(Boolean)
    .map((word) => pairs.reduce((folded, [pair, letter]) => folded.replace(pair, letter), word));
  const untitled = words.filter((word) => !titles.has(word));
  return (untitled.length > 0 ? untitled : words).slice(0, mostWords);
}
