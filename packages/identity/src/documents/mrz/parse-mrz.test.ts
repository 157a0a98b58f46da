import { describe, expect, test } from '@jest/globals';
import { writeMrz, type MrzHolder } from '../../testing/documents/write-mrz.ts';
import { parseMrz } from './parse-mrz.ts';

const today = '2026-11-20';
const allRight = { number: 'right', birth: 'right', expiry: 'right', optional: 'none', composite: 'right' };

/** Examples of ICAO 9303, parts 4 to 7. */
const examples = {
  TD3: ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
  TD2: ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'],
  TD1: ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
  visaA: ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'],
  visaB: ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<'],
} as const;

const read = (lines: readonly string[]) => {
  const reading = parseMrz(lines, today);
  if (!reading) throw new Error('These lines are a machine-readable zone.');
  return reading;
};

const anna = {
  full_name: 'ANNA MARIA ERIKSSON',
  surname: 'ERIKSSON',
  given_names: 'ANNA MARIA',
  truncated: false,
  issuing_country: 'UTO',
  sex: 'F',
  valid: true,
  repairs: [],
};

describe('the examples of ICAO 9303', () => {
  test('a passport', () => {
    expect(read(examples.TD3)).toMatchObject({
      ...anna,
      format: 'TD3',
      document_type: 'passport',
      document_number: 'L898902C3',
      date_of_birth: '1974-08-12',
      expiry_date: '2012-04-15',
      nationality: 'UTO',
      checks: { ...allRight, optional: 'right' },
    });
  });

  test.each(['TD1', 'TD2'] as const)('a card of size %s', (format) => {
    expect(read(examples[format])).toMatchObject({
      ...anna,
      format,
      document_type: 'id_card',
      document_number: 'D23145890',
      date_of_birth: '1974-08-12',
      expiry_date: '2012-04-15',
      checks: allRight,
    });
  });

  test.each([
    ['MRV-A', examples.visaA],
    ['MRV-B', examples.visaB],
  ])('a visa %s, which has no composite check digit', (format, lines) => {
    expect(read(lines)).toMatchObject({
      ...anna,
      format,
      document_type: 'visa',
      document_number: 'L8988901C',
      nationality: 'XXX',
      date_of_birth: '1940-09-07',
      expiry_date: '1996-12-10',
      checks: { ...allRight, composite: 'none' },
    });
  });

  test('a card whose number goes on in the optional field', () => {
    const lines = [
      'I<UTOD23145890<7349<<<<<<<<<<<',
      '3407127M9507122UTO<<<<<<<<<<<2',
      'STEVENSON<<PETER<JOHN<<<<<<<<<',
    ];
    expect(read(lines)).toMatchObject({
      document_number: 'D23145890734',
      full_name: 'PETER JOHN STEVENSON',
      date_of_birth: '1934-07-12',
      expiry_date: '1995-07-12',
      sex: 'M',
      valid: true,
      checks: allRight,
    });
  });
});

describe('fields', () => {
  const change = (line: number, from: number, text: string) =>
    examples.TD3.map((each, index) =>
      index === line ? each.slice(0, from) + text + each.slice(from + text.length) : each,
    );

  test('Germany writes D<< and is DEU', () => {
    expect(read(change(0, 2, 'D<<'))).toMatchObject({ issuing_country: 'DEU', valid: true });
  });

  test('a country that does not exist is null, and the zone not valid', () => {
    expect(read(change(0, 2, 'QQQ'))).toMatchObject({ issuing_country: null, valid: false });
  });

  test('a wrong date is null and takes the number with it only when that is wrong too', () => {
    expect(read(change(1, 13, '740813'))).toMatchObject({
      date_of_birth: null,
      document_number: 'L898902C3',
      expiry_date: '2012-04-15',
      valid: false,
      checks: { birth: 'wrong', composite: 'wrong', number: 'right' },
    });
  });

  test('a wrong number is null', () => {
    expect(read(change(1, 0, 'L898903C3'))).toMatchObject({ document_number: null, valid: false });
  });

  const card: MrzHolder = {
    format: 'TD1',
    code: 'I',
    issuer: 'UTO',
    nationality: 'UTO',
    surname: 'ERIKSSON',
    given_names: 'ANNA MARIA',
    number: 'D23145890',
    birth: '740812',
    sex: 'F',
    expiry: '120415',
  };

  test.each([
    ['74<<<<', 'an unknown month and day'],
    ['7408<<', 'an unknown day'],
    ['<<<<<<', 'nothing known'],
    ['740000', 'zeros for what is unknown'],
    ['750229', 'a day that its month lacks, as registers have it'],
  ])('a birth %s is null and no error: %s', (birth) => {
    expect(read(writeMrz({ ...card, birth }))).toMatchObject({
      date_of_birth: null,
      checks: { birth: 'right' },
      valid: true,
    });
  });

  test.each(['741301', '740832', '7<0812'])('a birth %s makes the zone invalid', (birth) => {
    expect(read(writeMrz({ ...card, birth }))).toMatchObject({ date_of_birth: null, valid: false });
  });

  test.each(['000000', '<<<<<<', '990101'])('a card whose expiry is %s does not expire', (expiry) => {
    const lines = writeMrz({ ...card, expiry });
    expect(read(lines)).toMatchObject({ expiry_date: null, checks: { expiry: 'right' }, valid: true });
    const wrong = lines.map((line) => line.replace(/(?<=F......)./, '7'));
    expect(read(wrong)).toMatchObject({ checks: { expiry: 'wrong' }, valid: false });
  });

  test('an expiry that no calendar has makes the zone invalid', () => {
    expect(read(writeMrz({ ...card, expiry: '321301' }))).toMatchObject({ expiry_date: null, valid: false });
  });

  test.each([
    ['TD1', 'I', '1924-03-12'],
    ['MRV-B', 'V', null],
  ] as const)('the century of a birth on a %s for ten years is %s', (format, code, date) => {
    const lines = writeMrz({ ...card, format, code, birth: '240312', expiry: '350101' });
    expect(read(lines)).toMatchObject({ date_of_birth: date, valid: true });
  });

  test.each([
    ['TD1', 'I', '311120', false],
    ['TD1', 'I', '000000', true],
    ['TD1', 'I', '<<<<<<', true],
    ['TD3', 'P', '990101', true],
    ['MRV-B', 'V', '350101', false],
    // Children get residence permits without end, too.
    ['TD1', 'IR', '000000', false],
  ] as const)('a birth on a %s of the code %s until %s is open', (format, code, expiry, never_expires) => {
    const lines = writeMrz({ ...card, format, code, birth: '240312', expiry });
    expect(read(lines)).toMatchObject({
      date_of_birth: null,
      open_birth: { earlier: '1924-03-12', later: '2024-03-12', never_expires },
    });
    const wrong = lines.map((line) => line.replace('240312', '240313'));
    expect(read(wrong)).toMatchObject({ date_of_birth: null, open_birth: undefined });
  });

  test('letters in a date and digits in a name are put right and told', () => {
    const reading = read(change(1, 13, '74O8I2').map((line) => line.replace('ANNA', 'ANN4')));
    expect(reading).toMatchObject({
      date_of_birth: '1974-08-12',
      full_name: 'ANNA MARIA ERIKSSON',
      valid: true,
    });
    expect(reading.repairs).toEqual([
      { field: 'names', line: 0, column: 18, read: '4', taken_as: 'A' },
      { field: 'birth', line: 1, column: 15, read: 'O', taken_as: '0' },
      { field: 'birth', line: 1, column: 17, read: 'I', taken_as: '1' },
    ]);
  });

  test('nothing in a number is ever put right', () => {
    const reading = read(change(1, 0, 'L8989O2C3'));
    expect(reading).toMatchObject({ document_number: null, valid: false, repairs: [] });
  });

  test('what check digits cannot tell is said of a number that passes', () => {
    expect(read(examples.TD3).doubts).toEqual([
      { line: 1, column: 0, read: 'L', maybe: ['1'] },
      { line: 1, column: 1, read: '8', maybe: ['S', 'I'] },
      { line: 1, column: 3, read: '8', maybe: ['S', 'I'] },
    ]);
    expect(read(change(1, 0, 'LS98902C3'))).toMatchObject({ document_number: 'LS98902C3', valid: true });
  });

  test('names that fill their field may be cut off', () => {
    const line = 'P<UTOPAPANDROPOULOUS<<JONATHON<ALEC<NEMANJAN';
    expect(read([line, examples.TD3[1]])).toMatchObject({
      surname: 'PAPANDROPOULOUS',
      given_names: 'JONATHON ALEC NEMANJAN',
      truncated: true,
    });
  });

  test('one name alone is a name', () => {
    const line = 'P<UTOARKFREITH<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<';
    expect(read([line, examples.TD3[1]])).toMatchObject({ full_name: 'ARKFREITH', given_names: '' });
  });
});

test.each([
  ['nothing', []],
  ['a single line', [examples.TD3[0]]],
  ['lines of two lengths', [examples.TD3[0], examples.TD2[1]]],
  ['a line short of a character', examples.TD2.map((line) => line.slice(1))],
  ['three lines of a passport', [...examples.TD3, examples.TD3[1]]],
])('%s is no zone', (_what, lines) => {
  expect(parseMrz(lines, today)).toBeNull();
});

test('characters that no zone has make it invalid', () => {
  const reading = parseMrz(
    examples.TD3.map((line) => line.replace('ERIKSSON', 'ÉRIKSSON')),
    today,
  );
  expect(reading).toMatchObject({ valid: false });
});
