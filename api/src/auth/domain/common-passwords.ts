import { dictionary } from '@zxcvbn-ts/language-common';

// Many thousand passwords of leaked collections, the most used first; those the rules refuse anyway are left out.
let common: ReadonlySet<string> | undefined;

/** Whether a password is among those that are guessed first, however its letters are cased. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].map(String).filter((word) => word.length >= 6));
  return common.has(password.toLowerCase());
}
