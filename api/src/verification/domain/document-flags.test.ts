import { describe, expect, test } from '@jest/globals';
import { documentFlags } from './document-flags.ts';

const today = '2027-03-05';
const flags = (full_name: string | null, name: string) =>
  documentFlags({ expiry_date: null, full_name }, name, today);

describe('a name on a document', () => {
  test.each([
    ['INES DUARTE', 'Ines Duarte'],
    ['DUARTE INÊS MARIA', 'Inês Duarte'],
    ['ines duarte', 'Inês Maria Duarte da Silva'],
    ['MUELLER JUERGEN', 'Jürgen Müller'],
    ['MULLER JURGEN', 'Jürgen Müller'],
    ['OEYVIND SOERENSEN', 'Øyvind Sørensen'],
    ['GROSS HANS', 'Hans Groß'],
    ['OCONNOR SINEAD', 'Sinéad O’Connor'],
    ['LOPEZ GARCIA MARIA DEL CARM', 'María del Carmen López García'],
    ['SMITH JONES ANNE', 'Anne Smith-Jones'],
  ])('%s is like %s', (document, booking) => {
    expect(flags(document, booking)).toEqual([]);
  });

  test.each([
    ['INES DUARTE', 'Bo Lindqvist'],
    ['DUARTE PAULO', 'Ines Duarte'],
    ['LI WEI', 'Li Na'],
    ['JO', 'Joan Miller'],
    ['---', 'Ines Duarte'],
    ['INES DUARTE', 'إيناس'],
  ])('%s is unlike %s', (document, booking) => {
    expect(flags(document, booking)).toEqual(['NAME_DIFFERS']);
  });

  test('that could not be read says nothing', () => {
    expect(flags(null, 'Ines Duarte')).toEqual([]);
  });
});

test.each([
  ['2027-03-04', ['DOCUMENT_EXPIRED']],
  ['2027-03-05', []],
  [null, []],
])('a document that expires on %s', (expiry_date, wanted) => {
  expect(documentFlags({ expiry_date, full_name: null }, 'Ines', today)).toEqual(wanted);
});
