import type { DocumentData } from './document-data.ts';
import type { DocumentEvidence } from './documents/document-evidence.ts';
import type { SidesRelation } from './documents/relate-sides.ts';
import type { PhotoKind, RefusalReason } from './refusal-reason.ts';

/** Directions are the guest's own: `left` is the guest's left. */
export type HeadPose = 'left' | 'right' | 'up' | 'down';

export interface SelfieFrame {
  photo: Buffer;
  time: number;
  pose: number;
}

export interface SelfiePhotos {
  selfie: Buffer;
  frames: readonly SelfieFrame[];
  poses: readonly HeadPose[];
}

/** `reason` is null when the selfie can be compared and the frames show its live owner in the drawn poses. */
export interface SelfieCheck {
  reason: RefusalReason | null;
  /** They reveal a document that was made from the selfie or its frames, and are null for a refused selfie. */
  captures: Uint8Array | null;
}

export interface DocumentPhotos {
  selfie: Buffer;
  document: Buffer;
  document_back?: Buffer | undefined;
  captures?: Uint8Array | undefined;
  numberKey?: Uint8Array;
}

export interface FaceQuality {
  face_width: number;
  /** The variance of the Laplacian measures it: below 8 a face is unusable, below 30 it is soft. */
  sharpness: number;
  brightness: number;
}

export interface FaceMatchDetails {
  distance: number;
  selfie_quality: FaceQuality;
  document_quality: FaceQuality;
  engine: string;
}

export interface IdentityCheck {
  /** It ranges from 0 to 100 with the line at 80, and is null when a photo was refused before the comparison. */
  similarity_score: number | null;
  reason: RefusalReason | null;
  photo: PhotoKind | null;
  face_match_details: FaceMatchDetails | null;
  document_data: DocumentData;
  identity: { face: Uint8Array; number_digest: Uint8Array | null } | null;
  document_evidence: DocumentEvidence;
  /** The portrait is a frame of the selfie, perhaps mirrored or altered; staff must check it. */
  repeats_capture: boolean;
  portrait_misplaced: boolean;
  /** The document is made out by ICAO's invented state, or names itself a specimen; staff must check it. */
  specimen: boolean;
  document_sides: SidesRelation | null;
  /** This side must be photographed again; null when there is one photo, or either may be at fault. */
  document_side: DocumentSide | null;
}

export type DocumentSide = 'document' | 'document_back';

export interface IdentityEngine {
  warmUp(): Promise<void>;
  checkSelfie(photos: SelfiePhotos): Promise<SelfieCheck>;
  checkDocument(photos: DocumentPhotos): Promise<IdentityCheck>;
  close(): Promise<void>;
}
