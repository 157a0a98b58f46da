import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { nameForms } from './name-forms.mjs';
import { requireFreeNames, requireGoodNames } from './require-free-names.mjs';

const root = join(import.meta.dirname, '../../..');

const ask = (name: string, singular?: string) => () => {
  requireGoodNames(name, singular);
  requireFreeNames(root, nameForms(name, singular));
};

test.each([
  ['housekeeping', undefined],
  ['lost-and-found', 'found-item'],
  ['spa', undefined],
])('%s may be made', (name, singular) => {
  expect(ask(name, singular)).not.toThrow();
});

const plainSentence = /^[A-Z"].*[.]$/;

test.each([
  ['', undefined, /not the name of a feature/],
  ['Housekeeping', undefined, /lower-case words/],
  ['house_keeping', undefined, /lower-case words/],
  ['house--keeping', undefined, /lower-case words/],
  ['-housekeeping', undefined, /lower-case words/],
  ['housekeeping2', undefined, /lower-case words/],
  ['../housekeeping', undefined, /lower-case words/],
  ['a/b', undefined, /lower-case words/],
  ['..', undefined, /lower-case words/],
  ['house\nkeeping', undefined, /lower-case words/],
  ['häuser', undefined, /lower-case words/],
  ['a'.repeat(25), undefined, /at most 24 letters/],
  ['shell', undefined, /a name of the platform/],
  ['reports', undefined, /a name of the platform/],
  ['utils', undefined, /a name of the platform/],
  ['mf-spa', undefined, /without mf-, such as spa/],
  ['bookings', undefined, /There is mf-bookings already/],
  ['auth', undefined, /There is \S+ already/],
  ['commands', undefined, /api\/src\/commands already/],
  ['spa', '../x', /not the name of what it lists/],
  ['spa', 'b'.repeat(33), /at most 32 letters/],
  ['spa', 'booking', /another "listBookingsEndpoint"/],
  ['spa', 'user-profile', /another "userProfileSchema"/],
  ['spa', 'date', /another "Date"/],
  ['spa', 'user', /table "users" cannot be made/],
  ['spa', 'reference', /table "references" cannot be made/],
])('%j with %j is refused in one sentence', (name, singular, reason) => {
  expect(ask(name, singular)).toThrow(reason);
  expect(ask(name, singular)).toThrow(plainSentence);
});
