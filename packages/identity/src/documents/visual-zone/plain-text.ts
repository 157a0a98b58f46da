/** Capitals without accents: what OCR for English letters reads of a printed word. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

/** Without what parts words, since OCR loses blanks between small letters. */
export function squeezed(text: string): string {
  return plainText(text).replace(/[^A-Z0-9]/g, '');
}
