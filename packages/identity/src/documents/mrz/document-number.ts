import { checkDigit } from './check-digit.ts';

export interface MrzNumber {
  number: string;
  /** Whether its check digit agrees. */
  right: boolean;
}

const trimmed = (text: string) => text.replace(/<+$/, '');

/**
 * A document's number with its check digit. On cards a number of more than nine characters goes on in the
 * optional field: a filler stands for the check digit, which follows the last character there.
 */
export function readDocumentNumber(field: string, check: string, optional: string | null): MrzNumber {
  const rest = optional?.split('<')[0] ?? '';
  if (check !== '<' || rest === '') return { number: trimmed(field), right: isRight(field, check) };
  const number = field + rest.slice(0, -1);
  return { number, right: rest.length > 1 && checkDigit(number) === rest.at(-1) };
}

/** A field of fillers alone may have a filler for its check digit. */
export function isRight(field: string, check: string): boolean {
  if (check === '<') return trimmed(field) === '';
  return checkDigit(field) === check;
}
