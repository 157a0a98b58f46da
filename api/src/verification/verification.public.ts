export { findDeskChoices } from './desk-checks.repository.ts';
export { isAllVerified, isBeforeArrival, maySeePhotos, requireDesk } from './desk.policy.ts';
export { attentionLabel } from './domain/attention-label.ts';
export { flagText } from './domain/flag-texts.ts';
export { documentData, guestFace, numberKey, selfieCaptures, selfiePrints } from './domain/identity-keys.ts';
export { deleteIdentities } from './documents.repository.ts';
export { openImageStore, type ImageStore } from './image-store/open-image-store.ts';
export { expireImages } from './images.repository.ts';
export { openLazyEngine } from './lazy-engine.ts';
export {
  acknowledgeFlags,
  findFlags,
  reopenFlags,
  selectPeopleToDecide,
  type StoredFlag,
} from './person-flags.repository.ts';
export { selectQueueStatus } from './queue/jobs.repository.ts';
export { openVerificationJobs } from './queue/open-verification-jobs.ts';
export { queueSchema } from './queue/queue-schema.ts';
export { startVerificationWorker } from './start-verification-worker.ts';
export { sweepRegularly } from './sweep-regularly.ts';
export { changeAtDesk } from './use-cases/change-at-desk.ts';
export { correctName } from './use-cases/correct-name.ts';
export { findGuest } from './use-cases/find-guest.ts';
export { findOpenFlags } from './use-cases/find-open-flags.ts';
export { findSameDocument } from './use-cases/find-same-document.ts';
export { keepNumberKeys } from './use-cases/find-number-key.ts';
export { resealImages } from './use-cases/reseal-images.ts';
export { verifyShown } from './use-cases/verify-at-desk.ts';
export { sweepImages } from './use-cases/sweep-images.ts';
export type { Guest } from './verification.policy.ts';
