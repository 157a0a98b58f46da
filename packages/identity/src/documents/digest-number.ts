import { createHmac } from 'node:crypto';

/** Maps characters that OCR confuses to one of them, so that all readings of a document have one digest. */
const folded: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', D: '0' },
  ...{ I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' },
};

export function foldNumber(text: string): string {
  return [...text.replace(/[^A-Z0-9]/g, '')].map((character) => folded[character] ?? character).join('');
}

export function digestNumber(number: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(foldNumber(number)).digest();
}
