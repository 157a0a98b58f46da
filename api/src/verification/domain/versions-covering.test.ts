import { expect, test } from '@jest/globals';
import { consentVersionOf, type FaceEngine } from '@suite/contracts/verification';
import { versionsCovering } from './versions-covering.ts';

const agreed = (retention_hours: number, face_engine: FaceEngine = 'local') =>
  consentVersionOf({ face_engine, retention_hours });

test.each([
  ['the same hours', agreed(24), true],
  ['more hours than are kept', agreed(72), true],
  ['fewer hours than are kept', agreed(23), false],
  ['another engine', agreed(24, 'rekognition'), false],
  ['the first text', '1', false],
])('a consent to %s (%s) covers a hotel that keeps photos for 24 hours: %s', (_what, version, isCovered) => {
  expect(versionsCovering({ face_engine: 'local', retention_hours: 24 }).includes(version)).toBe(isCovered);
});

test.each([0, 72])(
  'a hotel that keeps photos for %i hours has a version that covers it',
  (retention_hours) => {
    const terms = { face_engine: 'rekognition', retention_hours } as const;
    expect(versionsCovering(terms)).toContain(consentVersionOf(terms));
    expect(versionsCovering(terms)).toHaveLength(73 - retention_hours);
  },
);
