import { normalizeDigits } from './normalize-text.ts';

const apostrophes = '\u2018\u2019\u201b\u02bb\u02bc\u2032\u05f3';
const quotes = '\u201c\u201d\u201e\u201f\u05f4';
const hyphens = '\u2010\u2012\u2013\u2014\u2015\u2212\u05be';
const letters: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...apostrophes].map((mark) => [mark, "'"])),
  ...Object.fromEntries([...quotes].map((mark) => [mark, '"'])),
  ...Object.fromEntries([...hyphens].map((mark) => [mark, '-'])),
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const replaced = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const marks =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u0670\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u2800\u3164\ufeff\u00ad]/g;

/** Removes case, accents, invisible marks and differences of spaces, digits and quotes, as the database does. */
export function foldText(text: string): string {
  return normalizeDigits(text.replaceAll('´', "'"))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(replaced, (letter) => letters[letter] ?? letter)
    .replaceAll(marks, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

function spellOut(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
}

/** Returns the word, and also as it is written without umlauts: "köln" finds Köln, Koln and Koeln. */
export function spellingsOf(word: string): string[] {
  return [...new Set([foldText(word), foldText(spellOut(word))])];
}

export function holdsWords(text: string, search: string): boolean {
  const searched = spellingsOf(text).join(' ');
  return search
    .split(/[\s,;]+/)
    .every((word) => spellingsOf(word).some((spelling) => searched.includes(spelling)));
}
