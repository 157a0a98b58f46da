import unhomoglyph from 'unhomoglyph';

/** Maps texts that readers confuse to one skeleton, with the confusables of Unicode (UTS 39). */
export function labelSkeleton(label: string): string {
  const letters = unhomoglyph(label.normalize('NFKD')).normalize('NFKD').toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '').replaceAll('i', 'l');
}
