import type { Locator, Page } from '@playwright/test';
import { expect } from '../suite/test.ts';
import { drawnShares, type GuestPhotos, type Pose } from '../suite/guest-photos.ts';
import { minutes } from '../suite/time-limits.ts';

const asked: readonly [words: RegExp, pose: Pose][] = [
  [/^Turn your head slowly to your left|further to your left/, 'left'],
  [/^Turn your head slowly to your right|further to your right/, 'right'],
  [/^Raise your chin|further up/, 'up'],
  [/^Lower your chin|further down/, 'down'],
];

/** The factor applies when the dialog requests a slower movement. */
const tenthMs = 150;
const slowerBy = 1.6;

interface Movement {
  pictures: readonly string[];
  eachMs: number;
}

function begin(movement: Movement): void {
  Object.assign((globalThis as unknown as { head: object }).head, { ...movement, since: performance.now() });
}

export class ActingGuestPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async appear(photos: GuestPhotos): Promise<void> {
    await this.page.addInitScript((drawn) => {
      const head = { pictures: ['straight'], eachMs: 1, since: 0 };
      const held = () => {
        const place = Math.floor((performance.now() - head.since) / head.eachMs);
        return head.pictures[Math.min(place, head.pictures.length - 1)] ?? 'straight';
      };
      Object.assign(globalThis, { head });
      const images = Object.fromEntries(
        Object.entries(drawn).map(([name, src]) => [name, Object.assign(new Image(), { src })]),
      );
      navigator.mediaDevices.getUserMedia = async (wish) => {
        await Promise.all(Object.values(images).map((image) => image.decode()));
        const wanted = typeof wish?.video === 'object' ? wish.video.facingMode : undefined;
        const isFront = wanted === 'user';
        const size = isFront ? { width: 640, height: 480 } : { width: 1440, height: 1920 };
        const share = isFront ? 1 : 0.8;
        const canvas = Object.assign(document.createElement('canvas'), size);
        const context = canvas.getContext('2d');
        const draw = () => {
          const image = images[isFront ? held() : 'passport'];
          if (!image || !context) return;
          const scale = share * Math.min(size.width / image.width, size.height / image.height);
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

  /** Follows the dialog's hints until `until` appears; moves more slowly on each request. */
  async doAsAsked(dialog: Locator, until: Locator): Promise<void> {
    const hint = dialog.locator('p[role=status]');
    let eachMs = tenthMs;
    let taken: Pose | null = null;
    await expect(async () => {
      const words = (await hint.textContent({ timeout: 1000 }).catch(() => null)) ?? '';
      const pose = asked.find(([pattern]) => pattern.test(words))?.[1];
      if (pose && taken !== pose) {
        taken = pose;
        await this.move({ pictures: drawnShares.map((share) => `${pose}-${share}`), eachMs });
      } else if (!pose && taken && /straight ahead|other way/.test(words)) {
        if (words.includes('more slowly')) eachMs *= slowerBy;
        taken = null;
        await this.lookAhead();
      }
      await expect(until).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [50], timeout: minutes(1) });
  }

  async lookAhead(): Promise<void> {
    await this.move({ pictures: ['straight'], eachMs: 1 });
  }

  private async move(movement: Movement): Promise<void> {
    await this.page.evaluate(begin, movement);
  }
}
