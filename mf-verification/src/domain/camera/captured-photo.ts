export type PhotoKind = 'selfie' | 'document';

export interface SelfieFrame {
  picture: File;
  time: number;
  pose: number;
}

export interface CapturedPhoto {
  /** The file is never mirrored, unlike the preview. */
  file: File;
  time: number;
  /** The frames are in order of time, and empty for a document. */
  frames: SelfieFrame[];
}

export const jpegQuality = 0.8;

export function photoName(kind: PhotoKind, now: number): string {
  return `${kind}-${now}.jpg`;
}
