import type { Locator, Page } from '@playwright/test';
import { expect } from '../suite/test.ts';
import { drawnShares, type GuestPhotos, type Pose } from '../suite/guest-photos.ts';

const asked: readonly [words: RegExp, pose: Pose][] = [
  [/^Turn your head slowly to your left|further to your left/, 'left'],
  [/^Turn your head slowly to your right|further to your right/, 'right'],
  [/^Raise your chin|further up/, 'up'],
  [/^Lower your chin|further down/, 'down'],
];
/** How long each picture of a movement is held: a busy machine looks a few times a second. */
const heldMs = 250;

/** A person before the front camera of a phone, whose passport lies before the other one. */
export class ActingGuestPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the next page on every camera shows the guest. */
  async appear(photos: GuestPhotos): Promise<void> {
    await this.page.addInitScript((drawn) => {
      const poses = { now: 'straight' };
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

  /** Does what the screen says until it shows something else than the camera. */
  async doAsAsked(hint: Locator, until: Locator): Promise<void> {
    let share: { pose: Pose; reached: number } | null = null;
    await expect(async () => {
      const words = (await hint.textContent({ timeout: 1000 }).catch(() => null)) ?? '';
      const pose: Pose | undefined = asked.find(([pattern]) => pattern.test(words))?.[1];
      if (pose && share?.pose !== pose) {
        for (const reached of drawnShares) await this.hold(`${pose}-${reached}`);
        share = { pose, reached: 1 };
      } else if (!pose && share && /straight ahead|other way/.test(words)) {
        for (const reached of drawnShares.toReversed().slice(1)) await this.hold(`${share.pose}-${reached}`);
        await this.hold('straight');
        share = null;
      }
      await expect(until).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [50], timeout: 60_000 });
  }

  /** Looks ahead again. */
  async lookAhead(): Promise<void> {
    await this.hold('straight');
  }

  private async hold(picture: string): Promise<void> {
    await this.page.evaluate((next) => {
      (globalThis as unknown as { poses: { now: string } }).poses.now = next;
    }, picture);
    await this.page.waitForTimeout(heldMs);
  }
}
