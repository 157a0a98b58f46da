import type { DocumentData } from './document-data.ts';
import type { DocumentEvidence } from './documents/document-evidence.ts';
import type { SidesRelation } from './documents/relate-sides.ts';
import type { PhotoKind, RefusalReason } from './refusal-reason.ts';

/** How a guest holds the head, as the guest means it: turned to their own left or right, raised or lowered. */
export type HeadPose = 'left' | 'right' | 'up' | 'down';

/** A photo taken while the head moved, not mirrored. */
export interface SelfieFrame {
  photo: Buffer;
  /** Milliseconds since the selfie. */
  time: number;
  /** Which of the poses it is about: 0 for the first. */
  pose: number;
}

export interface SelfiePhotos {
  selfie: Buffer;
  /** In their order. */
  frames: readonly SelfieFrame[];
  /** The poses that were drawn for this selfie, in their order. */
  poses: readonly HeadPose[];
}

/** Null when the selfie can be compared and the frames show its live owner in the drawn poses. */
export interface SelfieCheck {
  reason: RefusalReason | null;
  /** The faces of selfie and frames, by which a document that shows one of them is recognised; null for a refused selfie. */
  captures: Uint8Array | null;
}

export interface DocumentPhotos {
  /** A selfie that was accepted. */
  selfie: Buffer;
  document: Buffer;
  /** The other side of a card. */
  document_back?: Buffer | undefined;
  /** The answer of `checkSelfie` for this selfie; without them the selfie alone is compared. */
  captures?: Uint8Array | undefined;
  /** With which the document's number is digested; without one there is no digest. */
  numberKey?: Uint8Array;
}

/** How well a face can be seen. */
export interface FaceQuality {
  /** In pixels of the photo. */
  face_width: number;
  /** Variance of the Laplacian on the aligned face: below 8 nothing can be told, below 30 it is soft. */
  sharpness: number;
  /** Mean of the aligned face, 0 to 255. */
  brightness: number;
}

export interface FaceMatchDetails {
  /** Distance of the two descriptions, as the engine measures it. */
  distance: number;
  selfie_quality: FaceQuality;
  document_quality: FaceQuality;
  /** What compared the faces, with its version. */
  engine: string;
}

export interface IdentityCheck {
  /** 0 to 100; 80 is the operating point. Null when a photo was refused before faces could be compared. */
  similarity_score: number | null;
  /** Null when the faces match. */
  reason: RefusalReason | null;
  /** The photo that the reason is about; null when it is about neither, or about both alike. */
  photo: PhotoKind | null;
  face_match_details: FaceMatchDetails | null;
  document_data: DocumentData;
  /** What tells the person from others; null when a photo was refused before faces could be compared. */
  identity: { face: Uint8Array; number_digest: Uint8Array | null } | null;
  /** What shows that the photo is one of an identity document. */
  document_evidence: DocumentEvidence;
  /** Its portrait is the selfie or a frame of it, also mirrored or changed a little: a person looks at such a document. */
  repeats_capture: boolean;
  /** Its portrait has not the place or the size that it has on a document with this zone: a person looks at it. */
  portrait_misplaced: boolean;
  /** How the two sides belong together; null when there is one photo. */
  document_sides: SidesRelation | null;
  /**
   * Of two sides the one to take again where the document does not do; null when there is one photo, or either may be at
   * fault.
   */
  document_side: DocumentSide | null;
}

/** The two photos of a card. */
export type DocumentSide = 'document' | 'document_back';

/** Decides whether the person in front of the camera is the one on the document. */
export interface IdentityEngine {
  /**
   * Loads the nets of one process, if none runs, before the first guest waits for them.
   * @throws IdentityError when they cannot be loaded
   */
  warmUp(): Promise<void>;
  /**
   * Decides whether a selfie may be compared: a usable face that moved as it was asked to.
   * @throws IdentityError when no decision could be made
   */
  checkSelfie(photos: SelfiePhotos): Promise<SelfieCheck>;
  /**
   * Compares an accepted selfie with a document, and reads the document.
   * @throws IdentityError when no decision could be made
   */
  checkDocument(photos: DocumentPhotos): Promise<IdentityCheck>;
  /** Answers what was taken in, then ends every process. */
  close(): Promise<void>;
}
