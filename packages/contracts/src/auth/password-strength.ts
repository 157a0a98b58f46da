export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

const bitsOf = { fair: 35, good: 50, strong: 65 };
const alphabets: [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 20],
];

// Repeated and consecutive characters, as in `aaa`, `abc` and `321`, add no entropy.
function countChoices(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

/** Estimates an upper bound, because the server's list alone finds common words and names. */
export function passwordStrengthOf(password: string): PasswordStrength {
  const size = alphabets.reduce((sum, [pattern, count]) => sum + (pattern.test(password) ? count : 0), 0);
  const distinct = new Set(password.toLowerCase()).size;
  const bits = Math.min(countChoices(password), distinct * 2) * Math.log2(Math.max(size, 1));
  if (bits >= bitsOf.strong) return 'strong';
  if (bits >= bitsOf.good) return 'good';
  return bits >= bitsOf.fair ? 'fair' : 'weak';
}

const advice: Record<PasswordStrength, string> = {
  weak: 'Strength: weak. A longer password is stronger.',
  fair: 'Strength: fair. A few more characters make it stronger.',
  good: 'Strength: good.',
  strong: 'Strength: strong.',
};

export function passwordHint(password: string, minLength: number): string[] {
  const rules = `At least ${minLength} characters, with a letter and a number`;
  return password === '' ? [rules] : [rules, advice[passwordStrengthOf(password)]];
}
