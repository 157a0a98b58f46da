/** These are the transliterations of ICAO 9303-3, section 6.A, and base letters of African languages. */
const written: Readonly<Record<string, string>> = {
  ...{
    ß: 'SS',
    ẞ: 'SS',
    Æ: 'AE',
    Œ: 'OE',
    Ø: 'OE',
    Þ: 'TH',
    Ð: 'D',
    Đ: 'D',
    Ħ: 'H',
    ı: 'I',
    ĸ: 'Q',
    Ł: 'L',
    Ŋ: 'N',
  },
  ...{ Ŧ: 'T', Ə: 'E', Ǝ: 'E' },
  ...{
    Ɓ: 'B',
    Ƈ: 'C',
    Ɖ: 'D',
    Ɗ: 'D',
    Ɛ: 'E',
    Ƒ: 'F',
    Ɠ: 'G',
    Ǥ: 'G',
    Ɨ: 'I',
    Ɩ: 'I',
    Ƙ: 'K',
    Ɲ: 'N',
    Ɔ: 'O',
  },
  ...{ Ƥ: 'P', Ƭ: 'T', Ʊ: 'U', Ʋ: 'V', Ƴ: 'Y', Ƶ: 'Z' },
};

/** Some documents write an accented letter with two letters, others without the accent. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/NXX/g, 'N'],
  [/UXX/g, 'U'],
  [/AE|AA/g, 'A'],
  [/OE/g, 'O'],
  [/UE/g, 'U'],
];

/** Words of other scripts have many Latin spellings. Apostrophes such as `ʼ` belong to no script. */
const foreignLetters = /(?!\p{Script=Latin}|\p{Lm})\p{L}/gu;
const latinLetters = /\p{Script=Latin}/gu;
const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

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

/** Maps all Latin spellings to one: `Müller`, `MUELLER`, `Muller`. Null if half of the letters are not Latin. */
export function foldName(name: string): string[] | null {
  const plain = name.normalize('NFKC');
  const foreign = count(foreignLetters, plain);
  if (foreign > 0 && foreign >= count(latinLetters, plain)) return null;
  const capitals = [...plain.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((letter) => written[letter] ?? written[letter.toUpperCase()] ?? letter)
    .join('')
    .toUpperCase();
  const words = capitals
    .replace(foreignLetters, '')
    .replace(/['‘’`´\p{Lm}]/gu, '')
    .split(/[^A-Z]+/)
    .filter(Boolean)
    .map((word) => pairs.reduce((folded, [pair, letter]) => folded.replace(pair, letter), word));
  const untitled = words.filter((word) => !titles.has(word));
  return (untitled.length > 0 ? untitled : words).slice(0, mostWords);
}
