import { sharesCheckValue } from './check-digit.ts';
import { lookAlikes } from './look-alikes.ts';

/** A character that may be another one without any check digit telling, as with `G` and `6`. */
export interface MrzDoubt {
  line: number;
  column: number;
  read: string;
  maybe: readonly string[];
}

/** The doubts about a field of letters and digits: those that look alike and count the same. */
export function doubtsOf(text: string, line: number, firstColumn: number): MrzDoubt[] {
  return [...text].flatMap((read, index) => {
    const maybe = [...lookAlikes(read)].filter((other) => sharesCheckValue(read, other));
    return maybe.length === 0 ? [] : [{ line, column: firstColumn + index, read, maybe }];
  });
}
