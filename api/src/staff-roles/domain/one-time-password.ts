import { randomInt } from 'node:crypto';

// The alphabet omits 0/O and 1/l/I, because people type the password from an e-mail.
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const digits = '23456789';
const length = 14;

export const oneTimePasswordHours = 72;

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}

/** Contains at least one letter and one digit, and has about 80 bits of entropy. */
export function createOneTimePassword(): string {
  const characters = Array.from({ length }, () => pick(letters + digits));
  characters[randomInt(length / 2)] = pick(letters);
  characters[length / 2 + randomInt(length / 2)] = pick(digits);
  return characters.join('');
}
