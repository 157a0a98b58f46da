import punycode from 'punycode.js';

const invisible = /[\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{DI}/gu;
// Persian and Indic names are spelled with joiners between letters; beside anything else a joiner cannot be seen.
const looseJoiner = /(?<![^\p{ASCII}\s\p{DI}])[\u200c\u200d]+|[\u200c\u200d]+(?![^\p{ASCII}\s\p{DI}])/gu;

/** One line as it was meant: composed letters, plain spaces, nothing that cannot be seen, no spaces around it. */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Zs}|\t+/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(looseJoiner, '')
    .trim();
}

/** Digits of every script as 0 to 9, and full-width characters as ASCII. */
export function normalizeDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : String(digitValue(digit))));
}

// Unicode keeps the ten digits of a script in a row, from zero on.
function digitValue(digit: string): number {
  let before = (digit.codePointAt(0) ?? 0) - 1;
  while (/\p{Nd}/u.test(String.fromCodePoint(before))) before -= 1;
  return ((digit.codePointAt(0) ?? 0) - before - 1) % 10;
}

/** A phone number or a date with plain digits and hyphens. */
export function normalizePhone(text: string): string {
  return normalizeDigits(normalizeLine(text)).replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}

/** A code of digits without the spaces and hyphens that people put between them. */
export function normalizeCode(text: string): string {
  const plain = normalizePhone(text).replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(plain) ? plain : text.trim();
}

/** An e-mail address without spaces around it, its domain in lower case and in the letters of its language. */
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

/** In characters. */
export const longestEmail = 254;
const longestName = 64;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const address = new RegExp(
  String.raw`^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-]+@${label}(?:\.${label})*$`,
  'u',
);

/** True for one address, as HTML defines it, in the letters of any language. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && address.test(text);
}

const deliverable = /^[^\s@.]+(?:\.[^\s@.]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * False for an address to which no mail can go: one without a domain of the internet, or with a dot at a wrong place. The
 * database's `is_deliverable` is the same rule.
 */
export function isDeliverable(text: string): boolean {
  return deliverable.test(text) && text.indexOf('@') <= longestName;
}
