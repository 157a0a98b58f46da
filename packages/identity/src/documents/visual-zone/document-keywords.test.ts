import { expect, test } from '@jest/globals';
import { namesSpecimen } from './document-keywords.ts';

test.each([
  ['a watermark', ['PASSPORT', 'SPECIMEN'], null, true],
  ['lost blanks', ['SPECIMEN-NOTAREALDOCUMENT'], null, true],
  ['French', ['Spécimen'], null, true],
  ['German', ['MUSTER'], 'ERIKA MUSTERMANN', true],
  ['a loyalty card', ['LOYALTY CLUB CARD'], null, true],
  ['a guest named Muster', ['Name', 'MUSTER', 'PETER'], 'PETER MUSTER', false],
  ['a longer word', ['MUSTERSTRASSE 5', 'SAMPLER'], null, false],
  ['other print', ['PASSPORT', 'ERIKSSON'], 'ANNA ERIKSSON', false],
] as const)('%s names a specimen: %j', (_what, texts, name, wanted) => {
  expect(namesSpecimen(texts, name)).toBe(wanted);
});
