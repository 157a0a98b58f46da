import unhomoglyph from 'unhomoglyph';

/**
 * Equal for texts that readers take for each other: they differ only in case, accents, spaces, punctuation, invisible
 * characters, or letters that look alike by the confusables of Unicode (UTS 39). An empty text is like none.
 */
export function labelSkeleton(label: string): string {
  const letters = unhomoglyph(label.normalize('NFKD')).normalize('NFKD').toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '').replaceAll('i', 'l');
}
