import { foldText, normalizeDigits } from '@suite/contracts/forms';
import { mostRoomsAtOnce } from '@suite/contracts/hotels';
import { t } from '../languages/catalog.ts';

const range = /^(\D*)(\d{1,9})\s*[-\u2010-\u2015\u2212]\s*(\D*)(\d{1,9})$/;

type RoomNumbers = { numbers: string[]; problem?: undefined } | { numbers?: undefined; problem: string };

/** Parses `101-120, 201, A1-A4`; a range keeps its prefix and leading zeros. */
export function readRoomNumbers(text: string): RoomNumbers {
  const numbers: string[] = [];
  for (const part of text.split(/[,;\n]/).map((piece) => piece.trim())) {
    if (part === '') continue;
    const named = readPart(part);
    if (named.problem !== undefined) return named;
    numbers.push(...named.numbers);
    if (numbers.length > mostRoomsAtOnce) return tooMany();
  }
  const seen = new Set<string>();
  for (const number of numbers) {
    if (seen.has(foldText(number))) return { problem: t('Room {number} is there twice', { number }) };
    seen.add(foldText(number));
  }
  return numbers.length > 0 ? { numbers } : { problem: t('Room numbers are required') };
}

const tooMany = () => ({ problem: t('Add at most {count} rooms at once', { count: mostRoomsAtOnce }) });

function readPart(part: string): RoomNumbers {
  const [, before, from = '', beforeEnd, to = ''] = range.exec(normalizeDigits(part)) ?? [];
  if (before === undefined) return { numbers: [part] };
  if (beforeEnd !== '' && beforeEnd !== before) {
    return { problem: t('The range {range} must begin and end alike, such as A1-A20', { range: part }) };
  }
  const count = Number(to) - Number(from) + 1;
  if (count < 1) return { problem: t('The range {range} ends before it begins', { range: part }) };
  if (count > mostRoomsAtOnce) return tooMany();
  const numberAt = (index: number) => String(Number(from) + index).padStart(from.length, '0');
  return { numbers: Array.from({ length: count }, (_, index) => `${before}${numberAt(index)}`) };
}
