import type { BodyOf } from '@suite/contracts/http';
import type { GuestPerson } from '@suite/contracts/bookings';
import {
  checkSelfieEndpoint,
  chooseLanguageEndpoint,
  createVerificationAttemptEndpoint,
  drawChallengeEndpoint,
  giveConsentEndpoint,
  verifyIdentityEndpoint,
  type CheckedPhoto,
  type CheckReason,
  type DocumentSide,
  type IdentityCheckResult,
  type VerificationAttemptPayload,
} from '@suite/contracts/verification';
import { fakeApi, type FakeApi } from '@suite/testing/fake-api';

const instant = '2027-03-05T22:00:00.000Z';

export function foundBy(
  similarity_score: number | null,
  reason: CheckReason | null = null,
  desk_review = false,
  photo: CheckedPhoto | null = null,
  document_side: DocumentSide | null = null,
): IdentityCheckResult {
  return {
    success: reason === null,
    similarity_score,
    document_data: {
      document_type: 'PASSPORT',
      issuing_country: 'UTO',
      full_name: 'INES DUARTE',
      date_of_birth: '1987-04-12',
      expiry_date: '2031-04-11',
      number_last4: '4821',
      mrz_valid: true,
    },
    selfie_url: '/api/verification/images/selfie-handle',
    document_url: '/api/verification/images/document-handle',
    face_match_details: null,
    reason,
    photo,
    document_side,
    desk_review,
    document_expired: false,
  };
}

/** `onVerified` receives each guest that is recorded. */
export function identityAnswers(onVerified: (person: GuestPerson) => void = () => undefined): FakeApi {
  return fakeApi()
    .on(giveConsentEndpoint, () => ({ version: '4-local-24', locale: 'en', consented_at: instant }))
    .on(chooseLanguageEndpoint, ({ body }) => body as BodyOf<typeof chooseLanguageEndpoint>)
    .on(drawChallengeEndpoint, () => ({
      challenge_id: 'drawn',
      poses: ['left' as const, 'up' as const, 'right' as const],
      expires_at: instant,
    }))
    .on(checkSelfieEndpoint, () => ({ success: true, reason: null }), 'Your selfie was accepted.')
    .on(verifyIdentityEndpoint, () => foundBy(92.5), 'Your identity has been verified.')
    .on(createVerificationAttemptEndpoint, ({ body }) => {
      const { booking_id, name = '', user_type } = body as VerificationAttemptPayload;
      onVerified(user_type);
      return {
        booking_id,
        name,
        user_type,
        similarity_score: 92.5,
        is_match: true,
        is_verified: true,
        verified_at: instant,
      };
    });
}
