import punycode from 'punycode.js';

const invisible = /[\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{DI}/gu;
// Persian and Indic names need joiners between letters; elsewhere a joiner is invisible.
const looseJoiner = /(?<![^\p{ASCII}\s\p{DI}])[\u200c\u200d]+|[\u200c\u200d]+(?![^\p{ASCII}\s\p{DI}])/gu;

/** Composes letters, unifies spaces and removes invisible characters. */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Zs}|\t+/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(looseJoiner, '')
    .trim();
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

/** Lower-cases the domain and decodes it to the letters of its language. */
export function normalizeEmail(text: string): string {
  const address = normalizeLine(text).replaceAll(/[\u200c\u200d]/g, '');
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  return `${address.slice(0, at)}@${unicodeDomain(address.slice(at + 1).toLowerCase())}`;
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
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const address = new RegExp(
  String.raw`^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-]+@${label}(?:\.${label})*$`,
  'u',
);

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && address.test(text);
}

const deliverable = /^[^\s@.]+(?:\.[^\s@.]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Refuses addresses without an internet domain or with misplaced dots, as `is_deliverable` of the database does. */
export function isDeliverable(text: string): boolean {
  return deliverable.test(text) && text.indexOf('@') <= longestName;
}
