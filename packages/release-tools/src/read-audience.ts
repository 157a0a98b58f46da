import type { Values } from './read-arguments.ts';
import { UsageFailure } from './release-failure.ts';

/** An empty audience means all users. */
export interface Audience {
  percent?: number;
  hotels?: number[];
}

/** Teams' tokens may not list hotels. */
const hotelHint =
  'it is the number of a hotel, which an operator reads on Hotels: View shows it as Hotel Number';

export function readAudience({ percent, hotel }: Values): Audience {
  if (percent !== undefined && hotel !== undefined) {
    throw new UsageFailure('Give --percent or --hotel, not both.');
  }
  if (percent !== undefined) {
    return { percent: wholeNumber('--percent', percent, 99, 'leave it out to reach all users') };
  }
  if (hotel !== undefined) {
    return { hotels: hotel.map((id) => wholeNumber('--hotel', id, 2 ** 31 - 1, hotelHint)) };
  }
  return {};
}

/** Parses a number from 1 to `most`. @throws UsageFailure that ends with `hint` */
export function wholeNumber(option: string, text: string, most: number, hint: string): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return value;
  throw new UsageFailure(`${option} is a whole number from 1 to ${most}, not "${text}"; ${hint}.`);
}
