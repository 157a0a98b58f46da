export { emptyDocumentData, type DocumentData } from './document-data.ts';
export type { DocumentEvidence } from './documents/document-evidence.ts';
export { compareNames, type NameLikeness } from './documents/flags/compare-names.ts';
export { documentFlags, type DocumentFlags } from './documents/flags/document-flags.ts';
export { readDocument, type DocumentReading } from './documents/read-document.ts';
export type { SidesRelation } from './documents/relate-sides.ts';
export { openFaceModel } from './faces/operator/open-face-model.ts';
export { FaceModelError } from './faces/operator/read-face-model.ts';
export { encodeFaceTemplate, isSameFace } from './faces/face-template.ts';
export { isPrintAmong, selfiePrint } from './captures/selfie-print.ts';
export type { IdentitySettings, RekognitionSettings } from './identity-settings.ts';
export { openIdentityEngine } from './engine/open-identity-engine.ts';
export type {
  DocumentPhotos,
  DocumentSide,
  FaceMatchDetails,
  FaceQuality,
  HeadPose,
  IdentityCheck,
  IdentityEngine,
  SelfieCheck,
  SelfieFrame,
  SelfiePhotos,
} from './identity-engine.ts';
export { cleanImage, imageRefusals, ImageRefused } from './images/clean-image.ts';
export type { CleanImage, ImageRefusal } from './images/clean-image.ts';
export { IdentityError, type IdentityErrorCode } from './identity-error.ts';
export { refusalReasons, type RefusalReason } from './refusal-reason.ts';
export { deskReviewScores, matchScore } from './scores.ts';
