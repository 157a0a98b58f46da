import { foldName } from './fold-name.ts';
import { consonantsOf, hasArabic, spellName } from './spell-name.ts';

export type NameLikeness = 'alike' | 'unlike' | 'cannot-compare';

/** Longer names may be truncated: the shortest names field has 30 positions. */
const fullField = 28;
const longestRun = 3;

/** Ignores order, accents, hyphens, missing middle names, initials and truncation by the document's field. */
export function compareNames(documentName: string | null, bookingName: string | null): NameLikeness {
  const names = [documentName ?? '', bookingName ?? ''] as const;
  const likenesses = spellName(names[0]).flatMap((onDocument) =>
    spellName(names[1]).map((onBooking) => compareSpelled(onDocument, onBooking)),
  );
  const best = order.find((likeness) => likenesses.includes(likeness)) ?? 'cannot-compare';
  return best === 'unlike' && names.some(hasArabic) ? compareConsonants(...names) : best;
}

const order: readonly NameLikeness[] = ['alike', 'unlike', 'cannot-compare'];

function compareSpelled(documentName: string, bookingName: string): NameLikeness {
  const onDocument = foldName(documentName);
  const onBooking = foldName(bookingName);
  if (!onDocument?.length || !onBooking?.length) return 'cannot-compare';
  const cutOff = documentName.trim().length >= fullField;
  const same = (document: string, booking: string) =>
    document === booking ||
    (booking.length === 1 && document.startsWith(booking)) ||
    (cutOff && document.length > 2 && booking.startsWith(document));
  return areAlike(onDocument, onBooking, same) ? 'alike' : 'unlike';
}

/** A single unlike word may be another spelling of the same name. */
function compareConsonants(documentName: string, bookingName: string): NameLikeness {
  const [onDocument, onBooking] = [consonantsOf(documentName), consonantsOf(bookingName)];
  if (areAlike(onDocument, onBooking, isEqual)) return 'alike';
  return onDocument.some((word) => onBooking.includes(word)) ? 'cannot-compare' : 'unlike';
}

function areAlike(onDocument: readonly string[], onBooking: readonly string[], same: SameWord): boolean {
  const covered =
    covers(onDocument, onBooking, same) ||
    covers(onBooking, onDocument, (booking, document) => same(document, booking));
  return covered && commonWords(onDocument, onBooking);
}

/** Requires a whole common word, as initials alone fit half of all people. */
function commonWords(onDocument: readonly string[], onBooking: readonly string[]): boolean {
  return onBooking.join('').length > onBooking.length && onDocument.join('').length > onDocument.length;
}

type SameWord = (inWhole: string, inPart: string) => boolean;

function covers(
  whole: readonly string[],
  part: readonly string[],
  same: SameWord,
  failed = new Set<string>(),
): boolean {
  if (part.length === 0) return true;
  // Memoization avoids trying every order of many similar words.
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
