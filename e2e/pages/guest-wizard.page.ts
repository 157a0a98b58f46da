import { expect, type Locator, type Page } from '@playwright/test';
import { CameraPage } from './camera.page.ts';

export class GuestWizardPage {
  readonly page: Page;
  readonly camera: CameraPage;
  readonly heading: Locator;
  readonly otherGuests: Locator;

  constructor(page: Page) {
    this.page = page;
    this.camera = new CameraPage(page);
    this.heading = page.getByRole('heading', { level: 2 }).first();
    this.otherGuests = page.getByRole('region', { name: 'Other Guests' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).click();
  }

  async expectDepth(steps: number): Promise<void> {
    const depth = () =>
      this.page.evaluate(() => (history.state as { guestDepth?: number } | null)?.guestDepth ?? 0);
    await expect.poll(depth).toBe(steps);
  }

  async goBack(steps: number): Promise<void> {
    await this.expectDepth(steps);
    await this.page.goBack();
  }

  async giveConsent(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'I consent to data processing' }).check();
    await this.press('Continue');
    await this.heading.filter({ hasText: 'Selfie Liveness' }).waitFor();
  }

  /** Takes the selfie manually, since these tests do not cover head movements. */
  async takeSelfie(): Promise<void> {
    await this.press('Take Selfie Liveness');
    await this.camera.capture.click();
    // The second press skips the poses, which cannot be detected here.
    await this.camera.capture.click();
    await this.camera.use.click();
    await this.camera.dialog.waitFor({ state: 'detached' });
    await this.page.getByText('Live Selfie captured successfully').waitFor();
    await this.press('Continue');
  }

  async takeDocument(button = 'Capture Document'): Promise<void> {
    await this.press(button);
    await this.camera.captureDocument();
    await this.camera.use.click();
    await this.camera.dialog.waitFor({ state: 'detached' });
  }

  async verify(shown: 'Passport' | 'ID card' = 'Passport'): Promise<void> {
    await this.giveConsent();
    await this.takeSelfie();
    await this.page.getByRole('radio', { name: shown }).check();
    await this.takeDocument();
    await this.press('Verify Identity');
  }
}

/** Provides a moving pattern without face detection, so that selfies are manual and only the server decides. */
export async function giveCamera(page: Page): Promise<void> {
  await page.route('**/*.bin', (route) => route.abort());
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      let step = 0;
      setInterval(() => {
        step += 1;
        for (let x = 0; x < 640; x += 40) {
          if (context) context.fillStyle = `hsl(${(x + step * 8) % 360} 60% 50%)`;
          context?.fillRect(x, 0, 40, 480);
        }
      }, 50);
      return canvas.captureStream(20);
    };
  });
}
