import punycode from 'punycode.js';

const invisible = /[\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{DI}/gu;
// Persian and Indic names need joiners between letters; elsewhere a joiner is invisible.
const looseJoiner = /(?<![^\p{ASCII}\s\p{DI}])[\u200c\u200d]+|[\u200c\u200d]+(?![^\p{ASCII}\s\p{DI}])/gu;

const visible = /[\p{L}\p{N}\p{P}\p{S}\p{Cc}\u2028\u2029]/u;

/** Composes letters, unifies spaces and removes invisible characters; a text that shows nothing becomes empty. */
export function normalizeLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/\p{Zs}|\t+/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(looseJoiner, '')
    .trim();
  return visible.test(line) ? line : '';
}

export function normalizeDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

// Unicode orders the ten digits of a script in a row, from zero on.
function digitValue(digit: string): number {
  let before = (digit.codePointAt(0) ?? 0) - 1;
  while (/\p{Nd}/u.test(String.fromCodePoint(before))) before -= 1;
  return ((digit.codePointAt(0) ?? 0) - before - 1) % 10;
}

export function normalizePhone(text: string): string {
  return normalizeDigits(normalizeLine(text)).replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}

export function normalizeCode(text: string): string {
  const plain = normalizePhone(text).replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(plain) ? plain : text.trim();
}

/** Maps full-width and other variants of letters, and gives the domain its one form: the letters of its language. */
export function normalizeEmail(text: string): string {
  const address = plainLetters(normalizeLine(text).replaceAll(/[\u200c\u200d]/g, ''));
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const domain = address
    .slice(at + 1)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u3002', '.');
  return `${address.slice(0, at)}@${unicodeDomain(domain)}`;
}

// Keeps symbols and separators, which would make another address.
function plainLetters(text: string): string {
  const plain = text.replaceAll(/(?!\p{ASCII})[\p{L}\p{M}\p{Nd}\uff00-\uffef]/gu, (letter) => {
    const mapped = letter.normalize('NFKC');
    return /^[\p{L}\p{M}\p{Nd}@._+-]*$/u.test(mapped) ? mapped : letter;
  });
  return plain.normalize('NFC');
}

function unicodeDomain(domain: string): string {
  if (!/xn--[a-z\d]/.test(domain) || domain.length > longestEmail) return domain;
  try {
    return punycode.toUnicode(domain).normalize('NFC');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return domain;
  }
}

export const longestEmail = 254;
const longestName = 64;
// The full-width forms are those of the separators of addresses; letters were mapped.
const international = String.raw`[^\p{ASCII}\s\p{C}\uff01-\uff5e]`;
const mailboxLetter = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]|${international}`;
const atom = `(?:${mailboxLetter})+`;
const letter = String.raw`(?:[a-zA-Z\d]|${international})`;
const label = `${letter}(?:(?:${letter}|-){0,61}${letter})?`;
const address = new RegExp(String.raw`^(?:${mailboxLetter}|\.)+@${label}(?:\.${label})*$`, 'u');
const deliverable = new RegExp(String.raw`^${atom}(?:\.${atom})*@${label}(?:\.${label})+$`, 'u');

/** Accepts addresses without an internet domain and with misplaced dots, which an older rule let in. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && address.test(text);
}

/** Accepts the addresses to which mail is sent, as `is_deliverable` of the database does. */
export function isDeliverable(text: string): boolean {
  return text.length <= longestEmail && text.indexOf('@') <= longestName && deliverable.test(text);
}
