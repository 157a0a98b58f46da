import type { Page } from '@playwright/test';
import type { GuestPhotos } from '../suite/guest-photos.ts';

type Pose = Exclude<keyof GuestPhotos, 'passport'>;

/** A person before the front camera of a phone, whose passport lies before the other one. */
export class ActingGuestPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the next page on every camera shows the guest. */
  async appear(photos: GuestPhotos): Promise<void> {
    await this.page.addInitScript((drawn) => {
      const poses: { now: Pose } = { now: 'straight' };
      Object.assign(globalThis, { poses });
      const images = Object.fromEntries(
        Object.entries(drawn).map(([name, src]) => [name, Object.assign(new Image(), { src })]),
      );
      navigator.mediaDevices.getUserMedia = async (wish) => {
        await Promise.all(Object.values(images).map((image) => image.decode()));
        const wanted = typeof wish?.video === 'object' ? wish.video.facingMode : undefined;
        const isFront = wanted === 'user';
        const size = isFront ? { width: 640, height: 480 } : { width: 1920, height: 1440 };
        const canvas = Object.assign(document.createElement('canvas'), size);
        const context = canvas.getContext('2d');
        const draw = () => {
          const image = images[isFront ? poses.now : 'passport'];
          if (!image || !context) return;
          const scale = Math.min(size.width / image.width, size.height / image.height);
          const [width, height] = [image.width * scale, image.height * scale];
          context.fillStyle = '#4a4038';
          context.fillRect(0, 0, size.width, size.height);
          context.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
        };
        draw();
        setInterval(draw, isFront ? 40 : 200);
        return canvas.captureStream(25);
      };
    }, photos);
  }

  /** Turns the head to the guest's own left or right, as a head does: over a moment. */
  async turn(towards: 'left' | 'right'): Promise<void> {
    const half = towards === 'left' ? 'halfLeft' : 'halfRight';
    await this.hold(half);
    await this.page.waitForTimeout(400);
    await this.hold(towards);
  }

  /** Looks ahead again. */
  async lookAhead(): Promise<void> {
    await this.hold('straight');
  }

  private async hold(pose: Pose): Promise<void> {
    await this.page.evaluate((next) => {
      (globalThis as unknown as { poses: { now: Pose } }).poses.now = next;
    }, pose);
  }
}
