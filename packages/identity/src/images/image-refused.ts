export const imageRefusals = {
  EMPTY: 'The photo is empty. Please take it again.',
  TOO_LARGE: 'The photo is too large. Please send one of at most 15 MB.',
  NOT_AN_IMAGE: 'This file is not a photo. Please send a JPEG, PNG or WebP image.',
  UNSUPPORTED: 'This kind of image cannot be read. Please send a JPEG, PNG or WebP image.',
  HEIC: 'Photos in the HEIC format cannot be read. Please send a JPEG: on an iPhone choose "Most Compatible" under Settings, Camera, Formats.',
  ANIMATED: 'The image moves. Please send a single photo.',
  TOO_MANY_PIXELS: 'The photo has too many pixels. Please send a smaller one.',
  TOO_SMALL: 'The photo is too small to show anything. Please take it again.',
  DAMAGED: 'The photo is damaged or was cut off on its way. Please take it again.',
  TOO_SLOW: 'Reading the photo took too long. Please send a smaller one.',
} as const;

export type ImageRefusal = keyof typeof imageRefusals;

export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly code: ImageRefusal;

  constructor(code: ImageRefusal, options?: ErrorOptions) {
    super(imageRefusals[code], options);
    this.code = code;
  }
}
