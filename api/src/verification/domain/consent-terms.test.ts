import { expect, test } from '@jest/globals';
import { consentVersionOf, type ConsentTerms } from '@suite/contracts/verification';
import { isCoveredBy } from './consent-terms.ts';

const terms: ConsentTerms = { face_engine: 'local', retention_hours: 24, document_retention_days: 30 };
const agreed = (other: Partial<ConsentTerms> = {}) => consentVersionOf({ ...terms, ...other });

test.each([
  ['the same terms', agreed(), true],
  ['photos for more hours', agreed({ retention_hours: 72 }), true],
  ['photos for fewer hours', agreed({ retention_hours: 23 }), false],
  ['document data for more days', agreed({ document_retention_days: 365 }), true],
  ['document data for fewer days', agreed({ document_retention_days: 29 }), false],
  ['another engine', agreed({ face_engine: 'rekognition' }), false],
  ['photos for longer than any hotel keeps them', agreed({ retention_hours: 73 }), false],
  ['document data for longer than any hotel keeps it', agreed({ document_retention_days: 366 }), false],
  ['a text that named no document data', '3-local-24', false],
  ['the first text', '1', false],
  ['numbers written otherwise', '4-local-24.0-30', false],
])('a consent to %s (%s) covers 24 hours and 30 days: %s', (_what, version, isCovered) => {
  expect(isCoveredBy(terms, version)).toBe(isCovered);
});
