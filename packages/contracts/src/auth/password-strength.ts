/** How hard a password is to guess, by a rough rule. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

const bitsOf = { fair: 35, good: 50, strong: 65 };
const alphabets: [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 20],
];

// A character that repeats the one before, or is its neighbour as in `abc` and `321`, is no choice of its own.
function countChoices(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

/** An upper bound: words and names are easier to guess than the rule can tell, which the server's list looks for. */
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

/** What stands below the field of a new password: the rules, and while it is typed how strong it is. */
export function passwordHint(password: string, minLength: number): string {
  const rules = `At least ${minLength} characters, with a letter and a number`;
  return password === '' ? rules : `${rules}. ${advice[passwordStrengthOf(password)]}`;
}
