import { randomInt } from 'node:crypto';

// Without 0/O, 1/l/I and the like: people copy it from an e-mail by hand.
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const digits = '23456789';
const length = 14;

/** How long a one-time password is valid. */
export const oneTimePasswordHours = 72;

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}

/** A random password for the first sign-in, with at least one letter and one digit; about 80 bits. */
export function createOneTimePassword(): string {
  const characters = Array.from({ length }, () => pick(letters + digits));
  characters[randomInt(length / 2)] = pick(letters);
  characters[length / 2 + randomInt(length / 2)] = pick(digits);
  return characters.join('');
}
