export { accompanyGuestEndpoint, type AccompanyPayload } from './accompany-guest.endpoint.ts';
export { checkInBookingEndpoint, type CheckInPayload } from './check-in-booking.endpoint.ts';
export { checkOutBookingEndpoint } from './check-out-booking.endpoint.ts';
export { checkSelfieEndpoint, type SelfieCheckResult } from './check-selfie.endpoint.ts';
export { chooseDeskEndpoint } from './choose-desk.endpoint.ts';
export { chooseLanguageEndpoint } from './choose-language.endpoint.ts';
export { consentVersionOf, type ConsentTerms, type FaceEngine } from './consent-version.ts';
export { createVerificationAttemptEndpoint } from './create-verification-attempt.endpoint.ts';
export type { VerificationAttemptPayload } from './create-verification-attempt.endpoint.ts';
export { deleteVerificationDataEndpoint } from './delete-verification-data.endpoint.ts';
export {
  deskMethods,
  type DeskCheck,
  type DeskDecision,
  type DeskMethod,
  type DeskPerson,
  type DeskVerification,
  type VerificationMethod,
} from './desk.schema.ts';
export { drawChallengeEndpoint, headPoses, posesPerSelfie } from './draw-challenge.endpoint.ts';
export type { ChallengePayload, HeadPose } from './draw-challenge.endpoint.ts';
export { findArrivalEndpoint } from './find-arrival.endpoint.ts';
export { getDeskImageEndpoint } from './get-desk-image.endpoint.ts';
export { getVerificationEndpoint } from './get-verification.endpoint.ts';
export { getVerificationImageEndpoint } from './get-verification-image.endpoint.ts';
export { getUserByTokenEndpoint } from './get-user-by-token.endpoint.ts';
export { giveConsentEndpoint } from './give-consent.endpoint.ts';
export type { ConsentPayload } from './give-consent.endpoint.ts';
export { checkReasons, matchThreshold } from './identity-check.schema.ts';
export type {
  CheckedPhoto,
  CheckReason,
  DocumentSide,
  DocumentData,
  IdentityCheckResult,
} from './identity-check.schema.ts';
export { attentionKinds, listAttentionEndpoint } from './list-attention.endpoint.ts';
export type { AttentionKind, PersonToAttend } from './list-attention.endpoint.ts';
export { rateStayEndpoint, type RatingPayload } from './rate-stay.endpoint.ts';
export { reviewCheckEndpoint, type DeskReviewPayload } from './review-check.endpoint.ts';
export { sendVerificationEmailEndpoint } from './send-verification-email.endpoint.ts';
export { undoAccompanyEndpoint } from './undo-accompany.endpoint.ts';
export { undoDeskVerificationEndpoint } from './undo-desk-verification.endpoint.ts';
export { undoCheckInEndpoint } from './undo-check-in.endpoint.ts';
export type { VerificationBooking } from './verification-booking.schema.ts';
export { verifyAtDeskEndpoint, type DeskVerificationPayload } from './verify-at-desk.endpoint.ts';
export {
  verifyIdentityEndpoint,
  type DocumentSource,
  type ShownDocument,
} from './verify-identity.endpoint.ts';
