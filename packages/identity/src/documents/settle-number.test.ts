import { expect, test } from '@jest/globals';
import { writeMrz, type MrzHolder } from '../testing/documents/write-mrz.ts';
import { parseMrz } from './mrz/parse-mrz.ts';
import { isNumberDoubtful, settledNumber } from './settle-number.ts';

const zoneOf = (number: string, format: MrzHolder['format'] = 'TD3') => {
  const holder = {
    format,
    code: 'I',
    issuer: 'UTO',
    nationality: 'UTO',
    surname: 'ERIKSSON',
    given_names: 'ANNA',
  };
  const zone = parseMrz(
    writeMrz({ ...holder, number, birth: '740812', sex: 'F', expiry: '320415' }),
    '2026-11-20',
  );
  if (!zone) throw new Error('These lines are a zone.');
  return zone;
};

test.each([
  ['XK4400234', 'TD3', false],
  ['XK4400284', 'TD3', true],
  ['8K4400234', 'TD3', false],
  ['XK44002348', 'TD1', true],
  ['XK44802334', 'TD1', false],
  ['XK44002384', 'TD1', true],
  ['XK44002334', 'TD1', false],
] as const)('the last four characters of %s on a %s are in doubt: %s', (number, format, doubtful) => {
  expect(isNumberDoubtful(zoneOf(number, format))).toBe(doubtful);
});

test.each([
  ['the print agrees', ['Document No', 'XK4400284'], 'XK4400284'],
  ['the print agrees, with blanks', ['XK 4400 284'], 'XK4400284'],
  ['the print has a look-alike', ['Document No', 'XK44002S4'], null],
  ['the print has both', ['XK44002S4', 'No XK4400284'], 'XK4400284'],
  ['the print has neither', ['Document No', 'ERIKSSON'], 'XK4400284'],
  ['only the zone itself was read', ['XK44002S4<3UTO'], 'XK4400284'],
  ['there is no print', [], 'XK4400284'],
])('%s', (_what, printed, number) => {
  expect(settledNumber(zoneOf('XK4400284'), printed)).toBe(number);
});

test('a number whose check digit is wrong stays unknown', () => {
  const zone = { ...zoneOf('XK4400284'), document_number: null };
  expect(isNumberDoubtful(zone)).toBe(false);
  expect(settledNumber(zone, ['XK4400284'])).toBeNull();
});
