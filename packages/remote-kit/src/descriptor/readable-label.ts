// Characters that take no place or turn the order of reading, controls, and line breaks.
const unseen = /[\p{C}\p{Zl}\p{Zp}]/u;
// Scripts whose letters look like each other's.
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether all of a label is seen, and none of it passes for another by letters of a second script. */
export function isReadableLabel(label: string): boolean {
  return !unseen.test(label) && alike.filter((script) => script.test(label)).length <= 1;
}

/** What a label looks like: the same for labels that differ in case, width, ligatures or spaces alone. */
export function labelLook(label: string): string {
  return label.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}
