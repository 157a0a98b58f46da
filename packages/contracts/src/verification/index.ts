export { chooseBirthDateEndpoint, type BirthDateChoice } from './choose-birth-date.endpoint.ts';
export {
  accompanyGuestEndpoint,
  deleteVerificationDataEndpoint,
  getVerificationImageEndpoint,
  rateStayEndpoint,
  sendVerificationEmailEndpoint,
  undoAccompanyEndpoint,
} from './verification-complete.endpoint.ts';
export type { AccompanyPayload, RatingPayload } from './verification-complete.endpoint.ts';
export {
  checkInBookingEndpoint,
  checkOutBookingEndpoint,
  findArrivalEndpoint,
  undoCheckInEndpoint,
  type CheckInPayload,
} from './check-in.endpoint.ts';
export {
  checkSelfieEndpoint,
  createVerificationAttemptEndpoint,
  drawChallengeEndpoint,
  headPoses,
  posesPerSelfie,
  verifyIdentityEndpoint,
  type ChallengePayload,
  type DocumentSource,
  type HeadPose,
  type SelfieCheckResult,
  type ShownDocument,
  type VerificationAttemptPayload,
} from './identity-check.endpoint.ts';
export {
  chooseDeskEndpoint,
  chooseLanguageEndpoint,
  getUserByTokenEndpoint,
  giveConsentEndpoint,
  storeGuestFactsEndpoint,
  type ConsentPayload,
} from './guest-page.endpoint.ts';
export { consentVersionOf, type ConsentTerms, type FaceEngine } from './consent-version.ts';
export {
  type DeskCheck,
  type DeskDecision,
  type DeskMethod,
  type DeskPerson,
  type DeskVerification,
  type VerificationMethod,
} from './desk.schema.ts';
export {
  getDeskImageEndpoint,
  reviewCheckEndpoint,
  undoDeskVerificationEndpoint,
  verifyAtDeskEndpoint,
} from './desk-verification.endpoint.ts';
export type { DeskReviewPayload, DeskVerificationPayload } from './desk-verification.endpoint.ts';
export { getVerificationEndpoint } from './get-verification.endpoint.ts';
export { checkReasons, matchThreshold } from './identity-check.schema.ts';
export type {
  CheckedPhoto,
  CheckReason,
  DocumentData,
  DocumentSide,
  IdentityCheckResult,
} from './identity-check.schema.ts';
export { attentionKinds, listAttentionEndpoint } from './list-attention.endpoint.ts';
export type { AttentionKind, PersonToAttend } from './list-attention.endpoint.ts';
export type { VerificationBooking } from './verification-booking.schema.ts';
