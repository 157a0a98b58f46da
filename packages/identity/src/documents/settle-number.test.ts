import { expect, test } from '@jest/globals';
import { writeMrz, type MrzHolder } from '../testing/documents/write-mrz.ts';
import { parseMrz } from './mrz/parse-mrz.ts';
import { lastFour, settledNumber } from './settle-number.ts';

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
  ['the print agrees', ['Document No', 'XK4400284'], 'XK4400284'],
  ['the print agrees, with blanks', ['XK 4400 284'], 'XK4400284'],
  ['the print has a look-alike', ['Document No', 'XK44002S4'], null],
  ['the print has both', ['XK44002S4', 'No XK4400284'], 'XK4400284'],
  ['the print has neither', ['Document No', 'ERIKSSON'], 'XK4400284'],
  ['only the zone itself was read', ['XK44002S4<3UTO'], 'XK4400284'],
  ['there is no print', [], 'XK4400284'],
])('%s', (_what, printed, number) => {
  expect(settledNumber(zoneOf('XK4400284'), printed, false)).toBe(number);
});

test('a number whose check digit is wrong stays unknown', () => {
  const zone = { ...zoneOf('XK4400284'), document_number: null };
  expect(settledNumber(zone, ['XK4400284'], false)).toBeNull();
});

test.each([
  ['the print ends with a letter that counts as nothing', ['Document No XK440028U'], 'XK440028', false, null],
  ['the print ends with a figure', ['XK4400280'], 'XK440028', false, 'XK440028'],
  ['a country stands behind it', ['P UTO XK440028 UTO'], 'XK440028', false, 'XK440028'],
  ['a letter stands behind one that fills its field', ['XK4400284 K'], 'XK4400284', false, 'XK4400284'],
  ['a place inside was empty', ['Document No'], 'XK4<00284', true, null],
  ['a place inside was empty, and the print has a hyphen', ['XK4-00284'], 'XK4<00284', true, 'XK400284'],
  ['a filler inside was read', ['Document No'], 'XK4<00284', false, 'XK400284'],
])('%s', (_what, printed, document_number, hasGap, settled) => {
  const zone = { ...zoneOf('XK4400284'), document_number, doubts: [] };
  expect(settledNumber(zone, printed, hasGap)).toBe(settled);
});

test.each([
  ['none', [], '0284'],
  ['one that ends in the same way', ['XKO400284'], '0284'],
  ['one that ends in another way', ['XKO40O284'], null],
])('of a number with these rivals (%s) the end is shown where it is certain', (_what, rivals, end) => {
  expect(lastFour('XK0400284', rivals)).toBe(end);
});
