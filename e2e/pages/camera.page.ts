import type { Locator, Page } from '@playwright/test';

/** The window in which a photo is taken. */
export class CameraPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly video: Locator;
  readonly guide: Locator;
  readonly capture: Locator;
  readonly retake: Locator;
  readonly use: Locator;
  readonly photo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.video = this.dialog.locator('video');
    this.guide = this.dialog.locator('[data-shape]');
    this.capture = this.dialog.getByRole('button', { name: 'Capture', exact: true });
    this.retake = this.dialog.getByRole('button', { name: 'Retake Photo' });
    this.use = this.dialog.getByRole('button', { name: 'Use This Photo' });
    this.photo = this.dialog.getByRole('img');
  }

  /** Presses the button, unless the camera takes the photo by itself before. */
  async captureDocument(): Promise<void> {
    const review = this.use.waitFor();
    await this.capture.or(this.use).first().waitFor();
    await Promise.race([review, this.capture.click().catch(() => undefined)]);
    await review;
  }

  /** Notes every stream that the page is given from now on, what was asked for, and what photos are made with. */
  async watchStreams(): Promise<void> {
    await this.page.addInitScript(() => {
      const streams: MediaStream[] = [];
      const wishes: unknown[] = [];
      const photos: string[] = [];
      Object.assign(globalThis, { streams, wishes, photos });
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function note(done, type, quality) {
        photos.push(`${type} ${quality}`);
        toBlob.call(this, done, type, quality);
      };
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wish) => {
        wishes.push(wish?.video);
        const stream = await open(wish);
        streams.push(stream);
        return stream;
      };
    });
  }

  /** What became of the tracks of those streams. */
  async trackStates(): Promise<string[]> {
    return this.page.evaluate(() =>
      (globalThis as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
        stream.getTracks().map(({ readyState }) => readyState),
      ),
    );
  }

  /** What was asked of the cameras, and the kinds of photos that were made. */
  async notes(): Promise<{ wishes: unknown[]; photos: string[] }> {
    return this.page.evaluate(() => {
      const { wishes, photos } = globalThis as unknown as { wishes: unknown[]; photos: string[] };
      return { wishes, photos: [...new Set(photos)] };
    });
  }

  /** The colours at the left and the right edge of the photo that is shown. */
  async edgesOfPhoto(): Promise<{ left: number[]; right: number[] }> {
    return this.photo.evaluate(async (element) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const canvas = document.createElement('canvas');
      const { naturalWidth: width, naturalHeight: height } = image;
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const colourAt = (x: number) =>
        [...(context?.getImageData(x, height / 2, 1, 1).data ?? [])].slice(0, 3);
      return { left: colourAt(width / 32), right: colourAt(width - width / 32) };
    });
  }
}
