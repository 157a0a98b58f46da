import type { Pixels } from '../domain/faces/pixels.ts';

/** A picture as browsers give it: `ImageData` has its width, height and bytes as accessors of its class. */
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
