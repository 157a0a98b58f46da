import { checkDigit } from './check-digit.ts';

export interface MrzNumber {
  number: string;
  right: boolean;
}

const trimmed = (text: string) => text.replace(/<+$/, '');

/** A card's longer number continues in the optional field; a filler then replaces the check digit. */
export function readDocumentNumber(field: string, check: string, optional: string | null): MrzNumber {
  const rest = optional?.split('<')[0] ?? '';
  if (check !== '<' || rest === '') return { number: trimmed(field), right: isRight(field, check) };
  const number = field + rest.slice(0, -1);
  return { number, right: rest.length > 1 && checkDigit(number) === rest.at(-1) };
}

export function isRight(field: string, check: string): boolean {
  if (check === '<') return trimmed(field) === '';
  return checkDigit(field) === check;
}
