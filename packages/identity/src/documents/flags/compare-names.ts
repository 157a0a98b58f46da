import { foldName } from './fold-name.ts';

/** `cannot-compare`: one is missing, or not in Latin letters. */
export type NameLikeness = 'alike' | 'unlike' | 'cannot-compare';

/** From this length on a name may have been cut off: the shortest field for names has 30 places. */
const fullField = 28;
const longestRun = 3;

/**
 * Whether a document's name and a booking's may be the same person's. The order of names, accents, hyphens,
 * middle names that one of them leaves out, initials and what the field of a document cuts off make no difference.
 */
export function compareNames(documentName: string | null, bookingName: string | null): NameLikeness {
  const onDocument = foldName(documentName ?? '');
  const onBooking = foldName(bookingName ?? '');
  if (!onDocument?.length || !onBooking?.length) return 'cannot-compare';
  const cutOff = (documentName ?? '').trim().length >= fullField;
  const same = (document: string, booking: string) =>
    document === booking ||
    (booking.length === 1 && document.startsWith(booking)) ||
    (cutOff && document.length > 2 && booking.startsWith(document));
  const covered =
    covers(onDocument, onBooking, same) ||
    covers(onBooking, onDocument, (booking, document) => same(document, booking));
  return covered && commonWords(onDocument, onBooking) ? 'alike' : 'unlike';
}

/** At least one whole word must be common: initials alone fit half of all people. */
function commonWords(onDocument: readonly string[], onBooking: readonly string[]): boolean {
  return onBooking.join('').length > onBooking.length && onDocument.join('').length > onDocument.length;
}

type SameWord = (inWhole: string, inPart: string) => boolean;

/** Whether every word of `part` is found in `whole`, each of which serves once; words may be written as one. */
function covers(
  whole: readonly string[],
  part: readonly string[],
  same: SameWord,
  failed = new Set<string>(),
): boolean {
  if (part.length === 0) return true;
  // Without it, names of many like words would be tried in every order.
  const state = `${part.length} ${whole.join(' ')}`;
  if (failed.has(state)) return false;
  failed.add(state);
  for (let run = Math.min(longestRun, part.length); run >= 1; run -= 1) {
    const wanted = part.slice(0, run).join('');
    const rests =
      run === 1 ? restsWithout(wanted, whole, longestRun, same) : restsWithout(wanted, whole, 1, isEqual);
    if (rests.some((rest) => covers(rest, part.slice(run), same, failed))) return true;
  }
  return false;
}

const isEqual: SameWord = (inWhole, inPart) => inWhole === inPart;

/** What is left of `whole` without one occurrence of `wanted`, for each place it occurs at. */
function restsWithout(wanted: string, whole: readonly string[], longest: number, same: SameWord): string[][] {
  const rests: string[][] = [];
  for (let from = 0; from < whole.length; from += 1) {
    for (let end = from + 1; end <= Math.min(from + longest, whole.length); end += 1) {
      const joined = whole.slice(from, end).join('');
      if (end - from > 1 ? joined === wanted : same(joined, wanted)) {
        rests.push([...whole.slice(0, from), ...whole.slice(end)]);
      }
    }
  }
  return rests;
}
