import { foldName } from './flags/fold-name.ts';
import type { PrintedLine } from './visual-zone/printed-line.ts';

const shortestWord = 4;
const surePrint = 0.85;

/** Returns null when print has almost the same word, as names have no check digit to show which was misread. */
export function settledName(name: string, printed: readonly PrintedLine[]): string | null {
  const texts = printed.filter(({ text, likelihood }) => likelihood >= surePrint && !text.includes('<'));
  const words = new Set(texts.flatMap(({ text }) => foldName(text) ?? []));
  const isContradicted = (foldName(name) ?? []).some(
    (word) =>
      word.length >= shortestWord && !words.has(word) && [...words].some((one) => isAlmost(one, word)),
  );
  return isContradicted ? null : name;
}

export function isAlmost(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = long.slice(same + 1);
  return short.slice(same + (long.length === short.length ? 1 : 0)) === rest;
}
