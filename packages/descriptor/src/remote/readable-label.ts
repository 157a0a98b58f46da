// Invisible characters, direction overrides, controls, line breaks, and the letters and signs that are blank.
const unseen = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
// Scripts with look-alike letters.
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a label has visible characters of one script only, so that it cannot imitate another. */
export function isReadableLabel(label: string): boolean {
  return !unseen.test(label) && alike.filter((script) => script.test(label)).length <= 1;
}
