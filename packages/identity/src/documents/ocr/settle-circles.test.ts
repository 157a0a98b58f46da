import { expect, test } from '@jest/globals';
import { writeMrz, type MrzHolder } from '../../testing/documents/write-mrz.ts';
import { parseMrz } from '../mrz/parse-mrz.ts';
import { settleCircles } from './settle-circles.ts';

const anna: MrzHolder = {
  format: 'TD3',
  code: 'P',
  issuer: 'UTO',
  nationality: 'UTO',
  surname: 'ERIKSSON',
  given_names: 'ANNA',
  number: 'L898902C3',
  birth: '740812',
  sex: 'F',
  expiry: '320415',
};

/** Reads each circle of the number as a letter, with slightly higher likelihood than as a digit. */
function settledOf(holder: Partial<MrzHolder>) {
  const placed = writeMrz({ ...anna, ...holder }).map((text, line) => {
    const read = line === 1 ? text.slice(0, 9).replaceAll('0', 'O') + text.slice(9) : text;
    const circles = new Map([...read].map((_character, column) => [column, { O: 0.6, '0': 0.4 }]));
    return { text: read, likelihood: 1, likelihoods: [], circles };
  });
  const { lines, rivals } = settleCircles('TD3', placed);
  const numberOf = (each: readonly string[]) => parseMrz(each, '2026-11-20')?.document_number;
  return { number: numberOf(lines), rivals: rivals.map(numberOf) };
}

test.each([
  ['USA', 'E00007730'],
  ['UKR', 'FF006701'],
  ['ITA', 'YA0000123'],
  ['MEX', 'G00000009'],
  ['ITA', 'CA00000AA'],
  ['D', 'C0X00T047'],
  ['NLD', 'NW0A00B0F'],
])('a number of %s, %s, has the figures alone', (issuer, number) => {
  expect(settledOf({ issuer, number })).toEqual({ number, rivals: [] });
});

test('between letters both stay possible', () => {
  const { number, rivals } = settledOf({ number: 'S1A00A11' });
  expect([number, ...rivals].sort()).toEqual(['S1A00A11', 'S1AOOA11']);
});
