import type { GateHost } from './gate-host.ts';
import unhomoglyph from 'unhomoglyph';

export type ReservedTexts = Pick<GateHost, 'reservedWords' | 'reservedPhrases'>;

export function reservedIn(
  text: string,
  { reservedWords, reservedPhrases }: ReservedTexts,
): string | undefined {
  const whole = labelSkeleton(text);
  const runs = wordRuns(text);
  return (
    reservedWords.find((word) => whole.includes(labelSkeleton(word))) ??
    reservedPhrases.find((phrase) => runs.has(labelSkeleton(phrase)))
  );
}

export function reservedInPath(
  path: string,
  { reservedWords, reservedPhrases }: ReservedTexts,
): string | undefined {
  const segments = path.split('/').map(labelSkeleton);
  return (
    reservedWords.find((word) => segments.some((segment) => segment.includes(labelSkeleton(word)))) ??
    reservedPhrases.find((phrase) => segments.includes(labelSkeleton(phrase)))
  );
}

const longestPhraseInWords = 12;

/** Joins consecutive words, as "log-in", "log in" and "l o g i n" read alike. */
function wordRuns(text: string): ReadonlySet<string> {
  const words = text.split(/[^\p{L}\p{N}]+/u).map(labelSkeleton);
  return new Set(
    words.flatMap((_word, start) =>
      Array.from({ length: longestPhraseInWords }, (_none, more) =>
        words.slice(start, start + more + 1).join(''),
      ),
    ),
  );
}

/** Maps texts that readers confuse to one skeleton, with the confusables of Unicode (UTS 39). */
export function labelSkeleton(label: string): string {
  const letters = unhomoglyph(label.normalize('NFKD')).normalize('NFKD').toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '').replaceAll('i', 'l');
}
