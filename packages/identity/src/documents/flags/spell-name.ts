import { arabicLetters, arabicSounds, lastTehMarbuta } from './arabic-letters.ts';
import { cyrillicSpellings, type CyrillicSpelling } from './cyrillic-letters.ts';

const isCyrillic = /\p{Script=Cyrillic}/u;
const isArabic = /\p{Script=Arabic}/u;
const marks = /\p{M}|ـ/gu;

export const hasArabic = (name: string): boolean => isArabic.test(name);

/** Returns the Latin spellings that ICAO 9303-3 recommends; other scripts are left as they are. */
export function spellName(name: string): string[] {
  const plain = name.normalize('NFKC');
  if (isArabic.test(plain)) return [encodeArabic(plain)];
  if (!isCyrillic.test(plain)) return [plain];
  return cyrillicSpellings.map((spelling) => spellCyrillic(plain.toUpperCase(), spelling));
}

function spellCyrillic(name: string, { letters, initials }: CyrillicSpelling): string {
  return name.replace(/\p{Script=Cyrillic}/gu, (letter, at: number) => {
    const isFirst = at === 0 || !/\p{L}/u.test(name[at - 1] ?? '');
    return (isFirst ? initials[letter] : undefined) ?? letters[letter] ?? letter;
  });
}

function encodeArabic(name: string): string {
  return name
    .replace(marks, '')
    .replace(/ة(?!\p{L})/gu, lastTehMarbuta)
    .replace(/\p{Script=Arabic}/gu, (letter) => arabicLetters[letter] ?? letter);
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/KH/g, 'H'],
  [/GH|DJ|J/g, 'G'],
  [/SCH|SH|CH/g, 'S'],
  [/TH/g, 'T'],
  [/DH|DZ|Z/g, 'D'],
  [/PH/g, 'F'],
  [/[QC]/g, 'K'],
  [/[AEIOUYWVX]/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Arabic leaves out short vowels, and its Latin spellings vary: only the consonants of words can be compared. */
export function consonantsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .replace(/\p{Script=Arabic}/gu, (letter) => arabicSounds[letter] ?? arabicLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .map((word) =>
      sounds.reduce((heard, [sound, letter]) => heard.replace(sound, letter), word.replace(/H$/, '')),
    )
    .filter(Boolean);
}
