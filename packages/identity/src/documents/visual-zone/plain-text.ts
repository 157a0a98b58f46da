export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

/** Removes separators, as OCR loses spaces between small letters. */
export function squeezed(text: string): string {
  return plainText(text).replace(/[^A-Z0-9]/g, '');
}
