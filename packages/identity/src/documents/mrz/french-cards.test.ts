import { describe, expect, test } from '@jest/globals';
import { writeMrz, type MrzHolder } from '../../testing/documents/write-mrz.ts';
import { parseMrz } from './parse-mrz.ts';

const read = (lines: readonly string[]) => parseMrz(lines, '2026-11-20');

describe('French identity cards issued until 2021', () => {
  test('have the given names in the second line, and no expiry', () => {
    const lines = ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'];
    expect(read(lines)).toMatchObject({
      format: 'CNI',
      document_type: 'id_card',
      issuing_country: 'FRA',
      full_name: 'CORINNE BERTHIER',
      document_number: '880692310285',
      date_of_birth: '1965-12-06',
      expiry_date: null,
      sex: 'F',
      valid: true,
      checks: { number: 'right', birth: 'right', expiry: 'none', optional: 'none', composite: 'right' },
    });
  });

  const jean: MrzHolder = {
    format: 'CNI',
    code: 'ID',
    issuer: 'FRA',
    nationality: 'FRA',
    surname: 'LE GALL',
    given_names: 'JEAN PIERRE',
    number: '150275001234',
    birth: '840229',
    sex: 'M',
    expiry: '',
    optional: '750012',
  };

  test.each([
    ['JEAN PIERRE MARIE', 'JEAN PIERRE LE GALL'],
    ['MARIE CHRISTINE', 'MARIE LE GALL'],
    ['JEAN PIERR', 'JEAN PIERR LE GALL'],
    ['MAXIMILIENNEROSE', 'MAXIMILIENNERO LE GALL'],
  ])('with the given names %s show no part of a second name: %s', (given_names, full_name) => {
    expect(read(writeMrz({ ...jean, given_names }))).toMatchObject({ full_name, valid: true });
  });

  test('belong to the older of two people when they are older than the younger', () => {
    const lines = writeMrz({ ...jean, birth: '240312' });
    expect(read(lines)).toMatchObject({ date_of_birth: '1924-03-12', valid: true });
  });

  test('count every character of both lines', () => {
    const lines = writeMrz(jean).map((line) => line.replace('LE<GALL', 'LE<GAUL'));
    expect(read(lines)).toMatchObject({ checks: { composite: 'wrong' }, valid: false });
  });
});
