/** The sizes are in pixels. */
export interface FakePicture {
  width: number;
  height: number;
  opens: boolean;
}

/** Images load at once, which jsdom lacks. The picture may change until an image gets its address. */
export function installFakePicture(): FakePicture {
  const picture: FakePicture = { width: 4000, height: 3000, opens: true };
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { configurable: true, get: () => picture.width },
    naturalHeight: { configurable: true, get: () => picture.height },
    src: {
      configurable: true,
      get: () => 'blob:photo',
      set(this: HTMLImageElement) {
        queueMicrotask(() => this.dispatchEvent(new Event(picture.opens ? 'load' : 'error')));
      },
    },
  });
  return picture;
}
