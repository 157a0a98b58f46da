import { checkReasons, matchThreshold } from '@suite/contracts/verification';
import { deskReviewScores, matchScore, refusalReasons } from '@suite/identity';
import { describe, expect, test } from '@jest/globals';
import { checkSentence } from './check-sentence.ts';
import { checkOutcome } from './desk-words.ts';
import { classifyCheck, type SeenFaces } from './classify-check.ts';

const readDocument = {
  document_evidence: 'zone',
  document_sides: null,
  document_side: null,
  repeats_capture: false,
  portrait_misplaced: false,
  read_type: null,
  shown_type: null,
  sideRequests: 0,
  isNameAlike: true,
  isZoneValid: true,
  acceptsPrinted: false,
  needsNameReview: false,
} as const;
const matching = { ...readDocument, similarity_score: 90, reason: null, photo: null } as const;

test.each<[SeenFaces['similarity_score'], SeenFaces['reason'], string | null, boolean]>([
  [80, null, null, false],
  [79.9, null, 'NO_MATCH', true],
  [79.999, 'NO_MATCH', 'NO_MATCH', true],
  [75, 'NO_MATCH', 'NO_MATCH', true],
  [74.99, 'NO_MATCH', 'NO_MATCH', false],
  [0, 'NO_MATCH', 'NO_MATCH', false],
  [76, 'TOO_DARK', 'TOO_DARK', false],
  [100, 'BLURRED', 'BLURRED', false],
  [null, 'NO_FACE_SELFIE', 'NO_FACE_SELFIE', false],
  [null, null, 'NO_MATCH', false],
])('a score of %j, refused for %j: %j', (similarity_score, reason, wanted, desk_review) => {
  expect(classifyCheck({ ...readDocument, similarity_score, reason, photo: 'selfie' })).toEqual({
    similarity_score: similarity_score === 79.999 ? 79.99 : similarity_score,
    reason: wanted,
    photo: 'selfie',
    document_side: null,
    desk_review,
  });
});

test.each<[SeenFaces['document_evidence'], boolean, string | null]>([
  ['zone', false, null],
  ['fields', true, 'DOCUMENT_WITHOUT_ZONE'],
  ['fields', false, 'DOCUMENT_NOT_READ'],
  ['text', true, 'DOCUMENT_NOT_READ'],
  ['unknown', true, 'DOCUMENT_NOT_READ'],
])('faces that match, evidence %s, the name alike %j: %j', (document_evidence, isNameAlike, reason) => {
  expect(classifyCheck({ ...matching, document_evidence, isNameAlike })).toMatchObject({
    similarity_score: 90,
    reason,
    photo: reason === null ? null : 'document',
    desk_review: reason !== null,
  });
});

test.each<[string, Partial<SeenFaces>, string | null]>([
  ['a zone that disagrees', { isZoneValid: false }, 'MRZ_INVALID'],
  [
    'a zone that disagrees, at a hotel that accepts print',
    { isZoneValid: false, acceptsPrinted: true },
    'MRZ_INVALID',
  ],
  ['a portrait in another place than on documents', { portrait_misplaced: true }, 'PORTRAIT_MISPLACED'],
  [
    'a zone that disagrees and a portrait in another place',
    { portrait_misplaced: true, isZoneValid: false },
    'MRZ_INVALID',
  ],
  ['print', { document_evidence: 'fields' }, 'DOCUMENT_WITHOUT_ZONE'],
  [
    'print beside a portrait in another place, at a hotel that accepts print',
    { document_evidence: 'fields', acceptsPrinted: true, portrait_misplaced: true },
    'PORTRAIT_MISPLACED',
  ],
  ['print, at a hotel that accepts it', { document_evidence: 'fields', acceptsPrinted: true }, null],
  [
    'print in another name, at a hotel that accepts print',
    { document_evidence: 'fields', acceptsPrinted: true, isNameAlike: false },
    'DOCUMENT_NOT_READ',
  ],
  [
    'mere text, at a hotel that accepts print',
    { document_evidence: 'text', acceptsPrinted: true },
    'DOCUMENT_NOT_READ',
  ],
  ['the selfie on it', { repeats_capture: true }, 'PORTRAIT_REPEATS_SELFIE'],
  [
    'the selfie on it and no zone, at a hotel that accepts print',
    { repeats_capture: true, document_evidence: 'fields', acceptsPrinted: true },
    'PORTRAIT_REPEATS_SELFIE',
  ],
  [
    'the selfie on a card whose other side was not shown',
    { repeats_capture: true, document_evidence: 'text', shown_type: 'id_card' },
    'PORTRAIT_REPEATS_SELFIE',
  ],
  [
    'the selfie on it, of which two sides are of different cards',
    { repeats_capture: true, document_sides: 'differ' },
    'PORTRAIT_REPEATS_SELFIE',
  ],
])('faces that match, %s: %j', (_what, seen, reason) => {
  expect(classifyCheck({ ...matching, ...seen })).toMatchObject({ reason, desk_review: reason !== null });
});

test.each<[SeenFaces['document_evidence'], string | null]>([
  ['zone', 'OTHER_NAME'],
  ['fields', 'DOCUMENT_NOT_READ'],
])(
  'another name on a document read by its %s, where the hotel looks at those: %j',
  (document_evidence, reason) => {
    const seen = { ...matching, isNameAlike: false, needsNameReview: true };
    expect(classifyCheck({ ...seen, document_evidence })).toEqual({
      similarity_score: 90,
      reason,
      photo: 'document',
      document_side: null,
      desk_review: true,
    });
  },
);

describe('the other side of a card', () => {
  const front = { ...matching, document_evidence: 'text', shown_type: 'id_card' } as const;

  test.each<[string, Partial<SeenFaces>]>([
    ['of what is said to be a card', {}],
    [
      'of what says that it is one, whatever the guest said',
      { shown_type: 'passport', read_type: 'id_card' },
    ],
    ['of a card whose print alone proves nothing', { document_evidence: 'fields' }],
    ['of a residence permit', { shown_type: 'passport', read_type: 'residence_permit' }],
    [
      'of a card in a name unlike the one of the booking',
      { document_evidence: 'fields', isNameAlike: false },
    ],
    ['when the same side came twice', { document_sides: 'same-side' }],
    [
      'when it is the one with the portrait',
      { document_evidence: 'zone', read_type: 'id_card', reason: 'NO_FACE_DOCUMENT', similarity_score: null },
    ],
  ])('is asked for: %s', (_what, seen) => {
    expect(classifyCheck({ ...front, ...seen })).toEqual({
      ...{ similarity_score: null, reason: 'OTHER_SIDE_MISSING', photo: 'document', desk_review: false },
      document_side: 'document_back',
    });
  });

  test.each<[string, Partial<SeenFaces>, string | null]>([
    ['where a zone was read', { document_evidence: 'zone' }, null],
    [
      'where the printed fields suffice to the hotel',
      { document_evidence: 'fields', acceptsPrinted: true },
      null,
    ],
    [
      'of a licence that was read by its print',
      { document_evidence: 'fields', read_type: 'driving_licence' },
      'DOCUMENT_WITHOUT_ZONE',
    ],
    ['of a passport', { read_type: 'passport' }, 'DOCUMENT_NOT_READ'],
    ['of a driving licence', { read_type: 'driving_licence' }, 'DOCUMENT_NOT_READ'],
    ['of a passport that cannot be read', { shown_type: 'passport' }, 'DOCUMENT_NOT_READ'],
    ['of a page that knows of no other side', { shown_type: null }, 'DOCUMENT_NOT_READ'],
    ['where nothing is on it', { shown_type: 'one_sided_card' }, 'DOCUMENT_NOT_READ'],
    ['where nothing is read at all', { document_evidence: 'unknown' }, 'DOCUMENT_NOT_READ'],
    ['that was seen', { document_sides: 'unrelated' }, 'DOCUMENT_NOT_READ'],
    ['for the sixth time', { sideRequests: 5 }, 'DOCUMENT_NOT_READ'],
    ['of another face', { similarity_score: 20 }, 'NO_MATCH'],
    ['of a page without a face', { reason: 'NO_FACE_DOCUMENT', similarity_score: null }, 'NO_FACE_DOCUMENT'],
  ])('is not asked for: %s', (_what, seen, reason) => {
    expect(classifyCheck({ ...front, ...seen }).reason).toBe(reason);
  });

  test.each<[string, Partial<SeenFaces>, string | null]>([
    ['its face cannot be compared', { reason: 'BLURRED', photo: 'document' }, 'document_back'],
    ['it was not read', { document_sides: 'unrelated' }, 'document_back'],
    ['faces are unlike, which is about both photos', { similarity_score: 20 }, null],
  ])('is named as the one to take again where %s', (_what, seen, side) => {
    expect(classifyCheck({ ...front, document_side: 'document_back', ...seen }).document_side).toBe(side);
  });

  test.each(['zone', 'text'] as const)('of another card is for the front desk, evidence %s', (evidence) => {
    const sides = { document_sides: 'differ', document_side: 'document' } as const;
    const seen = { ...front, ...sides, document_evidence: evidence };
    expect(classifyCheck(seen)).toEqual({
      ...{ similarity_score: 90, reason: 'SIDES_DIFFER', photo: 'document', desk_review: true },
      document_side: null,
    });
  });
});

test('the engine and the contracts speak of the same scores and reasons', () => {
  expect([matchThreshold, deskReviewScores]).toEqual([matchScore, { from: 75, below: matchThreshold }]);
  expect(checkReasons).toEqual(expect.arrayContaining([...refusalReasons]));
});

test('there is a sentence of its own for every end of a check, and for each photo it can be about', () => {
  const ends = [null, ...checkReasons].flatMap((reason) =>
    ([null, 'selfie', 'document'] as const).map((photo) => ({ reason, photo, desk_review: false })),
  );
  const sentences = new Set(ends.map(checkSentence));
  const ofPhotos = ['SEVERAL_FACES', 'FACE_TOO_SMALL', 'TOO_DARK', 'TOO_BRIGHT', 'BLURRED'];
  expect(sentences.size).toBe(checkReasons.length + 1 + 2 * ofPhotos.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^_]{20,160}\.$/);
  for (const end of ends.filter(({ reason, photo }) => ofPhotos.includes(`${reason}`) && photo !== null)) {
    expect(checkSentence(end)).toContain(end.photo);
    expect(checkOutcome({ ...end, similarity_score: null })).toContain(end.photo);
  }
  expect(checkSentence({ reason: 'NO_MATCH', photo: null, desk_review: true })).toMatch(
    / The front desk can look at the photos and decide\.$/,
  );
});
