// Matches invisible characters, direction overrides, controls, line breaks and blank letters.
const unseen = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
// These scripts have look-alike letters.
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Accepts visible characters of one script, so that a label cannot imitate another. */
export function isReadableLabel(label: string): boolean {
  return !unseen.test(label) && alike.filter((script) => script.test(label)).length <= 1;
}
