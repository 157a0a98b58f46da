import { expect, test } from '@jest/globals';
import { emptyDocumentData } from '../document-data.ts';
import { evidenceInPrint } from './document-evidence.ts';

const lines = (texts: readonly string[], likelihood = 0.95) =>
  texts.map((text) => ({ text, likelihood, left: 0, top: 0, length: 10, height: 1 }));
const print = ['UTOPIA', 'Surname / Nom', 'ERIKSSON', 'Given names / Prenoms', 'ANNA MARIA', 'Date of birth'];
const named = { ...emptyDocumentData, full_name: 'ANNA MARIA ERIKSSON' };

test.each([
  ['two fields', print, { ...named, number_last4: '02C3' }, 'fields'],
  ['one field', print, named, 'text'],
  ['text alone', print, emptyDocumentData, 'text'],
  ['few lines', print.slice(0, 3), emptyDocumentData, 'none'],
  ['few letters', ['a', 'be', 'see', '11:42', '5G'], emptyDocumentData, 'none'],
  ['nothing', [], emptyDocumentData, 'none'],
  ['a student card', [...print, 'STUDENT CARD'], { ...named, number_last4: '0345' }, 'none'],
  [
    'a permit for students',
    [...print, 'RESIDENCE PERMIT', 'STUDENT'],
    { ...named, number_last4: '0345' },
    'fields',
  ],
] as const)('of %s', (_what, texts, data, evidence) => {
  expect(evidenceInPrint(lines(texts), data)).toBe(evidence);
});

test('print that was not read surely is none', () => {
  expect(evidenceInPrint(lines(print, 0.79), emptyDocumentData)).toBe('none');
});
