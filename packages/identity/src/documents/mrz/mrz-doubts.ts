import { sharesCheckValue } from './check-digit.ts';
import { lookAlikes } from './look-alikes.ts';

/** No check digit reveals look-alikes with the same check value, such as `G` and `6`. */
export interface MrzDoubt {
  line: number;
  column: number;
  read: string;
  maybe: readonly string[];
}

export function doubtsOf(text: string, line: number, firstColumn: number): MrzDoubt[] {
  return [...text].flatMap((read, index) => {
    const maybe = [...lookAlikes(read)].filter((other) => sharesCheckValue(read, other));
    return maybe.length === 0 ? [] : [{ line, column: firstColumn + index, read, maybe }];
  });
}
