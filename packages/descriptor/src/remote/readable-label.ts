// Invisible characters, direction overrides, controls and line breaks.
const unseen = /[\p{C}\p{Zl}\p{Zp}]/u;
// Scripts with look-alike letters.
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a label has visible characters of one script only, so that it cannot imitate another. */
export function isReadableLabel(label: string): boolean {
  return !unseen.test(label) && alike.filter((script) => script.test(label)).length <= 1;
}

/** Normalizes a label: equal for labels that differ in case, width, ligatures or spaces only. */
export function normalizedLabel(label: string): string {
  return label.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}
