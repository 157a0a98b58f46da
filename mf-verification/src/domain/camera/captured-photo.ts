export type PhotoKind = 'selfie' | 'document';

/** A small photo that was taken while the head moved. */
export interface SelfieFrame {
  picture: File;
  /** When it was taken, as `Date.now()` says it. */
  time: number;
  /** Which of the poses it is about: 0 for the first. */
  pose: number;
}

/** A photo the guest has said yes to. */
export interface CapturedPhoto {
  /** As the camera saw it: never mirrored. */
  file: File;
  /** When it was taken, as `Date.now()` says it. */
  time: number;
  /** What shows the poses of the head, in the order of time. Empty for a document. */
  frames: SelfieFrame[];
}

export const jpegQuality = 0.8;

/** `selfie-1795197600000.jpg`: what was photographed, and when. */
export function photoName(kind: PhotoKind, now: number): string {
  return `${kind}-${now}.jpg`;
}
