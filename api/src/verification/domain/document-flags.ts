import type { CalendarDate, DocumentData } from '@suite/contracts';

/** What staff should look at: the document is over, or its name is unlike the booking's. Neither is a failure. */
export type DocumentFlag = 'DOCUMENT_EXPIRED' | 'NAME_DIFFERS';

/** @param today in the hotel's time zone */
export function documentFlags(
  { expiry_date, full_name }: Pick<DocumentData, 'expiry_date' | 'full_name'>,
  person_name: string,
  today: CalendarDate,
): DocumentFlag[] {
  const flags: DocumentFlag[] = [];
  if (expiry_date !== null && expiry_date < today) flags.push('DOCUMENT_EXPIRED');
  if (full_name !== null && !isLikeName(full_name, person_name)) flags.push('NAME_DIFFERS');
  return flags;
}

/**
 * Documents write names in capitals, without accents, in another order, with more or fewer given names, and cut off.
 * Every word of the shorter name has to begin, or be begun by, a word of the longer one.
 */
function isLikeName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (shorter.length === 0) return false;
  return shorter.every((word) => longer.some((known) => isSameWord(word, known)));
}

const shortestStump = 3;

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [stump = '', whole = ''] = [one, other].sort((a, b) => a.length - b.length);
  return stump.length >= shortestStump && whole.startsWith(stump);
}

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/['’]/g, '')
    // As machine-readable zones write them, and as people do.
    .replaceAll(/[ØÖ]/g, 'O')
    .replaceAll(/Æ/g, 'A')
    .replaceAll(/AE|OE|UE/g, (pair) => pair.charAt(0))
    .replaceAll(/AA/g, 'A');
  return plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
}
