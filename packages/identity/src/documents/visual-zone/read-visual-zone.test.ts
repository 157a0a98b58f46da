import { describe, expect, test } from '@jest/globals';
import { countryIn, documentTypeIn } from './document-keywords.ts';
import { dayOrderIn, printedDate } from './printed-dates.ts';
import type { PrintedLine } from './printed-line.ts';
import { readVisualZone } from './read-visual-zone.ts';

const today = '2026-11-20';

/** Makes consecutive lines with the same left end by default. */
const printed = (...texts: (string | Partial<PrintedLine>)[]): PrintedLine[] =>
  texts.map((each, row) => ({
    text: '',
    likelihood: 0.95,
    left: 100,
    top: row * 30,
    length: 200,
    height: 24,
    ...(typeof each === 'string' ? { text: each } : each),
  }));

const nothing = {
  document_type: null,
  issuing_country: null,
  full_name: null,
  date_of_birth: null,
  expiry_date: null,
  number: null,
  number_last4: null,
  mrz_valid: null,
};

describe('a printed document', () => {
  test('with labels above its values, in two languages', () => {
    const lines = printed(
      'REPUBLIQUE FRANCAISE',
      'CARTE NATIONALE D’IDENTITE',
      'Nom/Surname',
      'DUPONT',
      'Prenoms/Given names',
      'Jean-Baptiste',
      'Date de naissance/Date of birth',
      '13 07 1990',
      'Date d’expiration/Date of expiry',
      '01 02 2030',
      'No du document/Document No',
      'X4RTBPFW4',
    );
    expect(readVisualZone(lines, today)).toEqual({
      document_type: 'id_card',
      issuing_country: 'FRA',
      full_name: 'JEAN-BAPTISTE DUPONT',
      date_of_birth: '1990-07-13',
      expiry_date: '2030-02-01',
      number: 'X4RTBPFW4',
      number_last4: 'PFW4',
      mrz_valid: null,
    });
  });

  test('with the numbers of a European driving licence', () => {
    const lines = printed(
      'DRIVING LICENCE',
      '1. ERIKSSON',
      '2. ANNA MARIA',
      '3. 12.08.74 UTOPIA',
      '4a. 01.02.2015',
      '4b. 31.01.2030',
      '5. 1234 5678',
    );
    expect(readVisualZone(lines, today)).toEqual({
      ...nothing,
      document_type: 'driving_licence',
      issuing_country: 'UTO',
      full_name: 'ANNA MARIA ERIKSSON',
      date_of_birth: '1974-08-12',
      expiry_date: '2030-01-31',
      number: '12345678',
      number_last4: '5678',
    });
  });

  test('with labels before its values on the same line', () => {
    const lines = printed('DRIVER LICENSE', 'DL D1234562', 'EXP 08/31/2031', 'DOB 08/04/1977');
    expect(readVisualZone(lines, today)).toMatchObject({
      document_type: 'driving_licence',
      expiry_date: '2031-08-31',
      date_of_birth: '1977-08-04',
      number_last4: '4562',
    });
  });
});

describe('what is not sure is null', () => {
  test('a line that was hardly legible', () => {
    const lines = printed(
      'PASSPORT',
      'Surname',
      { text: 'ERIKSSDN', likelihood: 0.6 },
      'Given names',
      'ANNA',
    );
    expect(readVisualZone(lines, today)).toEqual({ ...nothing, document_type: 'passport' });
  });

  test('a surname alone is no full name', () => {
    expect(readVisualZone(printed('Surname', 'ERIKSSON'), today).full_name).toBeNull();
  });

  test('a value that stands elsewhere', () => {
    const lines = printed(
      'Date of birth',
      { text: '12 AUG 1974', left: 900 },
      { text: '12 AUG 1975', top: 400 },
    );
    expect(readVisualZone(lines, today).date_of_birth).toBeNull();
  });

  test('a date that could be two, and a birth that is still to come', () => {
    expect(readVisualZone(printed('DOB 08/04/1977'), today).date_of_birth).toBeNull();
    expect(readVisualZone(printed('Date of birth', '12 AUG 2031'), today).date_of_birth).toBeNull();
  });

  test('labels are no values', () => {
    const lines = printed('Surname / Nom', 'Given names / Prenoms', 'Date of birth', 'Document No');
    expect(readVisualZone(lines, today)).toEqual(nothing);
  });

  test('any other print', () => {
    expect(
      readVisualZone(printed('Welcome to our hotel', 'Breakfast from 7 to 10', 'Room 402'), today),
    ).toEqual(nothing);
    expect(readVisualZone([], today)).toEqual(nothing);
  });
});

describe('a printed date', () => {
  const century = (year: number) => 1900 + year;
  test.each([
    ['12 AUG 1974', '1974-08-12'],
    ['12 AUG/AOUT 1974', '1974-08-12'],
    ['12AUG1974', '1974-08-12'],
    ['1 März 1990', '1990-03-01'],
    ['03 DIC 1988', '1988-12-03'],
    ['12.08.1974', '1974-08-12'],
    ['12 08 1974', '1974-08-12'],
    ['12.08.74', '1974-08-12'],
    ['1974-08-12', '1974-08-12'],
    ['1974/08/12', '1974-08-12'],
    ['08/08/1974', '1974-08-08'],
    ['12/08/1974', null],
    ['31.02.1974', null],
    ['12 FOO 1974', null],
    ['12 August', null],
    ['A1974.08.12345', null],
    ['', null],
  ])('%s is %s', (text, date) => {
    expect(printedDate(text, null, century)).toBe(date);
  });

  test('may be told by another of the same document', () => {
    expect(dayOrderIn(['DOB 08/04/1977', 'EXP 08/31/2031'])).toBe('month-first');
    expect(dayOrderIn(['Valid 31/08/2031', '08/04/1977'])).toBe('day-first');
    expect(dayOrderIn(['08/04/1977', '12.13.1977', 'Room 402'])).toBeNull();
    expect(printedDate('08/04/1977', 'month-first', century)).toBe('1977-08-04');
    expect(printedDate('08/04/1977', 'day-first', century)).toBe('1977-04-08');
  });
});

test.each([
  ['BUNDESREPUBLIK DEUTSCHLAND PERSONALAUSWEIS', 'id_card', 'DEU'],
  ['FÜHRERSCHEIN', 'driving_licence', null],
  ['REINO DE ESPAÑA PASAPORTE', 'passport', 'ESP'],
  ['TITRE DE SÉJOUR', 'residence_permit', null],
  ['Carta d’identità REPUBBLICA ITALIANA', 'id_card', 'ITA'],
  ['Boarding pass', null, null],
])('%s is a %s of %s', (text, type, country) => {
  expect(documentTypeIn([text])).toBe(type);
  expect(countryIn([text])).toBe(country);
});
