import type { Pixels } from '../domain/faces/pixels.ts';

/** Mimics `ImageData`, whose fields are accessors of its class. */
export class CanvasPixels implements Pixels {
  readonly #picture: Pixels;

  constructor(picture: Pixels) {
    this.#picture = picture;
  }

  get data(): Pixels['data'] {
    return this.#picture.data;
  }

  get width(): number {
    return this.#picture.width;
  }

  get height(): number {
    return this.#picture.height;
  }
}
