export type PhotoKind = 'selfie' | 'document';

/** A photo the guest has said yes to. */
export interface CapturedPhoto {
  /** As the camera saw it: never mirrored. */
  file: File;
  /** What shows the turn of the head, in the order of time; the first has the bytes of `file`. Empty for a document. */
  frames: File[];
}

export const jpegQuality = 0.8;

/** `selfie-1795197600000.jpg`: what was photographed, and when. */
export function photoName(kind: PhotoKind, now: number): string {
  return `${kind}-${now}.jpg`;
}
