import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { writeMrz, type MrzHolder } from '../../testing/documents/write-mrz.ts';
import { checkDigit, sharesCheckValue } from './check-digit.ts';
import { lookAlikes } from './look-alikes.ts';
import { mrzLayouts, type MrzField, type MrzFormat } from './mrz-layout.ts';
import { parseMrz } from './parse-mrz.ts';

const today = '2026-11-20';
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const alphabet = [...letters, ...'0123456789<'];
const text = (from: readonly string[], min: number, max: number) =>
  fc.array(fc.constantFrom(...from), { minLength: min, maxLength: max }).map((each) => each.join(''));
const name = fc.array(text(letters, 2, 6), { minLength: 1, maxLength: 2 }).map((each) => each.join(' '));
/** Later birth dates could also be a century earlier. */
const day = fc.date({ min: new Date('1928-01-01'), max: new Date('2014-11-19'), noInvalidDate: true });
const later = fc.date({ min: new Date('2000-01-01'), max: new Date('2070-12-31'), noInvalidDate: true });
const six = (date: Date) => date.toISOString().slice(2, 10).replaceAll('-', '');
const alphanumeric = alphabet.filter((each) => each !== '<');

const holders = fc.record({
  format: fc.constantFrom<MrzFormat>('TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B'),
  issuer: fc.constantFrom('UTO', 'D', 'FRA', 'ESP', 'ITA', 'MAR', 'USA'),
  surname: name,
  given_names: name,
  number: text(alphanumeric, 4, 12),
  sex: fc.constantFrom('F', 'M', '<'),
  birth: day,
  expiry: later,
  optional: text(alphanumeric, 0, 2),
});

type Drawn = typeof holders extends fc.Arbitrary<infer T> ? T : never;

function holderOf(drawn: Drawn): MrzHolder {
  const isVisa = drawn.format.startsWith('MRV');
  const isCard = drawn.format === 'TD1' || drawn.format === 'TD2';
  return {
    ...drawn,
    code: isVisa ? 'V' : isCard ? 'I' : 'P',
    nationality: drawn.issuer,
    sex: drawn.sex,
    number: isCard ? drawn.number : drawn.number.slice(0, 9),
    birth: six(drawn.birth),
    expiry: six(drawn.expiry),
  };
}

describe('any document', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(holders, (drawn) => {
        const holder = holderOf(drawn);
        expect(parseMrz(writeMrz(holder), today)).toMatchObject({
          format: holder.format,
          surname: holder.surname,
          given_names: holder.given_names,
          document_number: holder.number,
          issuing_country: holder.issuer === 'D' ? 'DEU' : holder.issuer,
          date_of_birth: drawn.birth.toISOString().slice(0, 10),
          expiry_date: drawn.expiry.toISOString().slice(0, 10),
          valid: true,
          repairs: [],
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a birth of two digits for the year', () => {
  const past = fc.date({ min: new Date('1900-01-01'), max: new Date(today), noInvalidDate: true });

  test('is one date or two a century apart, in the past, that are written so', () => {
    fc.assert(
      fc.property(holders, past, (drawn, born) => {
        const birth = six(born);
        const reading = parseMrz(writeMrz({ ...holderOf(drawn), birth }), today);
        const { earlier, later } = reading?.open_birth ?? {};
        const dates = [reading?.date_of_birth, earlier, later].filter((date) => typeof date === 'string');
        expect(dates).toHaveLength(earlier === undefined ? 1 : 2);
        for (const date of dates) {
          expect(date.slice(2).replaceAll('-', '')).toBe(birth);
          expect(date <= today).toBe(true);
        }
        if (earlier && later) expect(Number(later.slice(0, 4)) - Number(earlier.slice(0, 4))).toBe(100);
      }),
      { numRuns: 500 },
    );
  });
});

const counted: readonly MrzField[] = [
  'number',
  'number_check',
  'birth',
  'birth_check',
  'expiry',
  'expiry_check',
];

describe('a single wrong character in what check digits count', () => {
  const mistakes = fc.tuple(holders, fc.constantFrom(...counted), fc.nat(), fc.constantFrom(...alphabet));

  test('is told, marked as put right, or counts the same', () => {
    fc.assert(
      fc.property(mistakes, ([drawn, field, where, wrong]) => {
        const lines = writeMrz(holderOf(drawn));
        const place = mrzLayouts[drawn.format].places[field];
        if (!place) throw new Error(`${drawn.format} has the field ${field}.`);
        const column = place.columns[0] + (where % (place.columns[1] - place.columns[0]));
        const right = lines[place.line]?.[column] ?? '';
        fc.pre(right !== wrong);
        const changed = lines.map((line, index) =>
          index === place.line ? line.slice(0, column) + wrong + line.slice(column + 1) : line,
        );
        const reading = parseMrz(changed, today);
        const marked = reading?.repairs.some((each) => each.line === place.line && each.column === column);
        expect(reading?.valid === false || marked || sharesCheckValue(right, wrong)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('in a number, when it looks alike, is told or said to be in doubt', () => {
    fc.assert(
      fc.property(holders, fc.nat(), fc.nat(), (drawn, where, which) => {
        const holder = holderOf(drawn);
        const number = holder.number.slice(0, 9);
        const index = where % number.length;
        const right = number[index] ?? '';
        const alike = [...lookAlikes(right)];
        fc.pre(alike.length > 0);
        const wrong = alike[which % alike.length] ?? '';
        const lines = writeMrz(holder);
        const place = mrzLayouts[holder.format].places.number;
        const line = place?.line ?? 0;
        const column = (place?.columns[0] ?? 0) + index;
        const changed = lines.map((each, at) =>
          at === line ? each.slice(0, column) + wrong + each.slice(column + 1) : each,
        );
        const reading = parseMrz(changed, today);
        const doubt = reading?.doubts.find((each) => each.line === line && each.column === column);
        expect(reading?.valid === false || doubt?.maybe.includes(right) === true).toBe(true);
        expect(reading?.document_number === null || doubt !== undefined).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('two neighbours that changed places are told, unless they differ by five', () => {
    fc.assert(
      fc.property(text([...'0123456789'], 2, 15), fc.nat(), (digits, where) => {
        const at = where % (digits.length - 1);
        const [one, other] = [digits[at] ?? '', digits[at + 1] ?? ''];
        const swapped = digits.slice(0, at) + other + one + digits.slice(at + 2);
        const cannotTell = (Number(one) - Number(other)) % 5 === 0;
        expect(checkDigit(swapped) === checkDigit(digits)).toBe(cannotTell);
      }),
    );
  });
});
