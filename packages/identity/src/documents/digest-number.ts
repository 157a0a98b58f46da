import { createHmac } from 'node:crypto';

/** Characters that readings confuse, each with the one that stands for it: one document is to have one digest. */
const folded: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', D: '0' },
  ...{ I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' },
};

/** Capital letters and figures alone, with those that readings confuse made one. */
export function foldNumber(text: string): string {
  return [...text.replace(/[^A-Z0-9]/g, '')].map((character) => folded[character] ?? character).join('');
}

/** A document's number as nothing but a key can tell it from others: HMAC-SHA256. */
export function digestNumber(number: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(foldNumber(number)).digest();
}
