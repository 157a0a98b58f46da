import { expect, type Locator } from '@playwright/test';

const headStartMs = 1000;
/** What a busy machine may take between showing a message and answering for it. */
const latencyMs = 1000;

/**
 * Expects messages that have just appeared to go away by themselves after `ms`, 15 % more or less. The page's clock
 * must have been installed before the page was opened.
 */
export async function expectShownFor(ms: number, ...messages: [Locator, ...Locator[]]): Promise<void> {
  const page = messages[0].page();
  await expect(messages[0]).toBeVisible();
  // The clock can only be stopped in the future, and a slow machine takes a while to say so.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + headStartMs);
  await page.clock.fastForward(ms * 0.85 - headStartMs - latencyMs);
  for (const message of messages) await expect(message).toBeVisible();
  await page.clock.fastForward(ms * 0.3 + latencyMs);
  for (const message of messages) await expect(message).toBeHidden();
  await page.clock.resume();
}
