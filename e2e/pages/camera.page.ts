import type { Locator, Page } from '@playwright/test';

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

  /** The camera may take the photo automatically before the button is pressed. */
  async captureDocument(): Promise<void> {
    const review = this.use.waitFor();
    await this.capture.or(this.use).first().waitFor();
    await Promise.race([review, this.capture.click().catch(() => undefined)]);
    await review;
  }

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

  async trackStates(): Promise<string[]> {
    return this.page.evaluate(() =>
      (globalThis as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
        stream.getTracks().map(({ readyState }) => readyState),
      ),
    );
  }

  async notes(): Promise<{ wishes: unknown[]; photos: string[] }> {
    return this.page.evaluate(() => {
      const { wishes, photos } = globalThis as unknown as { wishes: unknown[]; photos: string[] };
      return { wishes, photos: [...new Set(photos)] };
    });
  }

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
