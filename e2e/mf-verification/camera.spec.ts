import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { CameraPage } from '../pages/camera.page.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { photoOfPerson } from '../suite/camera-footage.ts';
import { expect, test } from '../suite/test.ts';
import { seconds } from '../suite/time-limits.ts';

test.use({ viewport: { width: 375, height: 812 }, permissions: ['camera'] });

/** Requests three turns to the left, the only movement in the film. */
async function goToSelfie(page: Page, token: string): Promise<void> {
  await page.route('**/api/verification/challenge', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, poses: ['left'] } } });
  });
  await new GuestLinkPage(page).open(`/user-verification/${token}`);
  await page.getByRole('button', { name: 'Continue Verification' }).click();
  await page.getByRole('checkbox', { name: 'I consent to data processing' }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Take Selfie Liveness' }).click();
}

test('a guest moves the head, and photographs a document', async ({ page, suite }) => {
  test.slow();
  const camera = new CameraPage(page);
  await camera.watchStreams();
  await suite.answerChecks({ similarity_score: 92 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await goToSelfie(page, await bookForGuest(suite.url));

  await expect(camera.guide).toHaveAttribute('data-shape', 'circle');
  await expect(camera.video).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  await expect(camera.dialog.getByText('Turn your head slowly to your left')).toBeVisible();
  await expect(camera.use).toBeFocused({ timeout: seconds(30) });
  await expect(camera.dialog.getByText('Can your face be seen clearly?')).toBeVisible();
  await expect.poll(() => camera.trackStates()).toEqual(['ended']);
  // The photo is not mirrored, unlike the preview.
  const { left, right } = await camera.edgesOfPhoto();
  expect(left[0]).toBeGreaterThan(150);
  expect(left[2]).toBeLessThan(100);
  expect(right[2]).toBeGreaterThan(150);
  await expectAccessible(page, 'review of a selfie');
  await camera.use.click();
  await expect(page.getByText('Selfie captured successfully!')).toBeVisible();
  await expect(page.getByText('Live Selfie captured successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Capture Document' }).click();
  await expect(camera.guide).toHaveAttribute('data-shape', 'rectangle');
  await expect(camera.video).toHaveCSS('transform', 'none');
  await expectAccessible(page, 'camera for a document', [375]);
  // The button only reports that it is not ready. The film shows no document, so nothing is taken automatically.
  const isReady = camera.dialog.getByText(
    /^(Put the whole|Move closer|It is too dark|The picture is blurred)/,
  );
  await expect(isReady).toBeVisible({ timeout: seconds(30) });
  await camera.capture.click();
  await camera.retake.click();
  await expect(isReady).toBeVisible({ timeout: seconds(30) });
  await camera.capture.click();
  await camera.use.click();
  await expect(page.getByText('Document captured successfully!')).toBeVisible();
  await expect.poll(() => camera.trackStates()).toEqual(['ended', 'ended', 'ended']);
  await expect(page.getByRole('button', { name: 'Verify Identity' })).toBeEnabled();
  const [front, back] = ['user', 'environment'].map((facingMode) => ({
    facingMode,
    width: { ideal: 1920, min: 640 },
    height: { ideal: 1080, min: 480 },
  }));
  expect(await camera.notes()).toEqual({ wishes: [front, back, back], photos: ['image/jpeg 0.8'] });
  // Face detection loads from this server, after a face is expected.
  expect(asked.filter((url) => url.includes('.bin')).every((url) => url.startsWith(suite.url))).toBe(true);
  expect(asked.filter((url) => url.includes('.bin'))).toHaveLength(2);
});

test('a photo that is held up passes for no pose', async ({ page, suite }) => {
  test.slow();
  await holdUp(page, await photoOfPerson());
  const camera = new CameraPage(page);
  await camera.watchStreams();
  await goToSelfie(page, await bookForGuest(suite.url));
  await expect(camera.dialog.getByText('Turn your head slowly to your left')).toBeVisible();
  // The photo keeps moving and tilting.
  await page.waitForTimeout(3000);
  await expect(camera.use).toHaveCount(0);
  await camera.capture.click();
  await expect(camera.dialog.getByText(/Your head was not seen moving as asked/)).toBeVisible();
  await expect(camera.use).toHaveCount(0);
  await camera.retake.click();
  await expect(camera.capture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(camera.dialog).toHaveCount(0);
  // A camera that was starting is stopped later.
  await expect.poll(async () => [...new Set(await camera.trackStates())]).toEqual(['ended']);
});

/** Replaces every camera by a photo that moves and tilts like a hand-held one. */
async function holdUp(page: Page, photo: string): Promise<void> {
  await page.addInitScript((source) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      setInterval(() => {
        const sway = Math.sin(performance.now() / 500);
        context?.reset();
        context?.setTransform(1 - 0.2 * sway ** 2, 0.03 * sway, 0, 1, 30 + 12 * sway, 4 * sway);
        context?.drawImage(image, 0, 0);
      }, 40);
      return canvas.captureStream(25);
    };
  }, photo);
}

const failures = [
  ['NotFoundError', 'No camera found. Please ensure your device has a camera.'],
  ['NotReadableError', 'Camera is in use by another application. Please close other apps using the camera.'],
  ['OverconstrainedError', 'Unable to access camera with required settings.'],
  ['AbortError', 'Camera initialization was interrupted. Please try again.'],
  ['TypeError', 'Failed to start camera. Please try again.'],
  ['NotAllowedError', 'Camera access was denied. Please enable camera permissions in your browser settings.'],
] as const;

test('says what is wrong with a camera, with a photo, and with another camera', async ({ page, suite }) => {
  test.slow();
  await breakCameras(page);
  const camera = new CameraPage(page);
  await goToSelfie(page, await bookForGuest(suite.url));
  const tryWith = async (brokenBy: string | null) => {
    await page.evaluate((name) => Object.assign(globalThis, { brokenBy: name }), brokenBy);
    await camera.dialog.getByRole('button', { name: 'Try Again' }).click();
  };
  for (const [name, text] of failures) {
    await tryWith(name);
    await expect(camera.dialog.getByRole('alert')).toHaveText(text);
  }
  await camera.dialog.getByRole('button', { name: 'How to Enable' }).click();
  await expect(camera.dialog.getByRole('region', { name: 'How to Enable' })).toContainText('Site settings');

  // The front camera now works; the back camera does not.
  await tryWith(null);
  await expect(camera.guide).toBeVisible();
  await camera.dialog.getByRole('button', { name: 'Switch camera' }).click();
  await expect(camera.dialog.getByText('Failed to switch camera')).toBeVisible();
  await expect(camera.guide).toBeVisible();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await camera.capture.click();
  await expect(camera.dialog.getByText('Failed to process image')).toBeVisible();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await camera.capture.click();
  // The earlier press may still be capturing frames and report an error too.
  await expect(camera.dialog.getByText('Failed to capture image. Please try again.').first()).toBeVisible();
});

/** Breaks all cameras while `brokenBy` is set; the back camera always fails. */
async function breakCameras(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { brokenBy: 'NotFoundError' });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wish) => {
      const { brokenBy } = globalThis as unknown as { brokenBy: string | null };
      const isBack = /environment|Back/.test(JSON.stringify(wish));
      const name = brokenBy ?? (isBack ? 'NotReadableError' : null);
      return name ? Promise.reject(new DOMException('', name)) : open(wish);
    };
    const device = (label: string) => ({ kind: 'videoinput', deviceId: label, label }) as MediaDeviceInfo;
    mediaDevices.enumerateDevices = async () => [device('Front camera'), device('Back camera')];
  });
}
