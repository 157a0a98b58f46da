import type { Locator, Page } from '@playwright/test';
import { expect } from '../suite/test.ts';
import { drawnShares, type GuestPhotos, type Pose } from '../suite/guest-photos.ts';

const asked: readonly [words: RegExp, pose: Pose][] = [
  [/^Turn your head slowly to your left|further to your left/, 'left'],
  [/^Turn your head slowly to your right|further to your right/, 'right'],
  [/^Raise your chin|further up/, 'up'],
  [/^Lower your chin|further down/, 'down'],
];

/** How long a fifth of a movement takes at most. */
const slowestMs = 400;

/** Runs in the page: what its front camera shows from now on. */
function show(picture: string): void {
  (globalThis as unknown as { poses: { now: string } }).poses.now = picture;
}

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
        const size = isFront ? { width: 640, height: 480 } : { width: 1440, height: 1920 };
        // The whole document lies in the frame that the page draws.
        const share = isFront ? 1 : 0.8;
        const canvas = Object.assign(document.createElement('canvas'), size);
        const context = canvas.getContext('2d');
        const draw = () => {
          const image = images[isFront ? poses.now : 'passport'];
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

  /** Does what the dialog says, and follows its rings, until it shows something else than the camera. */
  async doAsAsked(dialog: Locator, until: Locator): Promise<void> {
    const hint = dialog.locator('p[role=status]');
    const read = async () => {
      const words = (await hint.textContent({ timeout: 1000 }).catch(() => null)) ?? '';
      return { words, pose: asked.find(([pattern]) => pattern.test(words))?.[1] };
    };
    let held: Pose | null = null;
    await expect(async () => {
      const { words, pose } = await read();
      if (pose && held !== pose) {
        held = pose;
        for (const share of drawnShares) {
          if ((await read()).pose !== pose) break;
          await this.move(`${pose}-${share}`, dialog);
        }
      } else if (!pose && held && /straight ahead|other way/.test(words)) {
        held = null;
        await this.lookAhead();
      }
      await expect(until).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [50], timeout: 60_000 });
  }

  /** Looks ahead again. */
  async lookAhead(): Promise<void> {
    await this.page.evaluate(show, 'straight');
  }

  /** Goes on with a movement when its ring, or what the dialog says, follows; or at the pace of a slow guest. */
  private async move(picture: string, dialog: Locator): Promise<void> {
    const followed = () =>
      dialog.evaluate((shown) =>
        [
          shown.querySelector('p[role=status]')?.textContent,
          ...[...shown.querySelectorAll('circle')].map((ring) => ring.getAttribute('stroke-dasharray')),
        ].join(),
      );
    const before = await followed();
    await this.page.evaluate(show, picture);
    await expect
      .poll(followed, { intervals: [50], timeout: slowestMs })
      .not.toBe(before)
      .catch(() => undefined);
  }
}
