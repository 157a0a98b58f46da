import { expect, type Locator } from '@playwright/test';

/**
 * Expects a message to go away by itself after `ms`, 15 % more or less. The page's clock must have been installed
 * before the page was opened.
 */
export async function expectShownFor(message: Locator, ms: number): Promise<void> {
  await expect(message).toBeVisible();
  const page = message.page();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50);
  await page.clock.fastForward(ms * 0.85 - 50);
  await expect(message).toBeVisible();
  await page.clock.fastForward(ms * 0.3);
  await expect(message).toBeHidden();
  await page.clock.resume();
}
