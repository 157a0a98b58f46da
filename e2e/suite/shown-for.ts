import { expect, type Locator, type Page } from '@playwright/test';

const headStartMs = 1000;
const tickMs = 50;

/**
 * Stops the time of a page before what makes messages appear, so that the time they are shown does not depend on the
 * machine. The page's clock must have been installed before the page was opened.
 */
export async function stopClock(page: Page): Promise<void> {
  // The clock can only be stopped in the future, and a slow machine takes a while to say so.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + headStartMs);
  }).toPass();
}

/** Lets a stopped time go on, no faster than it does, until all messages are there. */
export async function letAppear(...messages: [Locator, ...Locator[]]): Promise<void> {
  const page = messages[0].page();
  await expect(async () => {
    await page.clock.runFor(tickMs);
    const shown = await Promise.all(messages.map((message) => message.isVisible()));
    expect(shown).not.toContain(false);
  }).toPass({ intervals: [tickMs], timeout: 30_000 });
}

/** Expects messages to go away by themselves `ms` after the clock was stopped and they appeared, 15 % more or less. */
export async function expectShownFor(ms: number, ...messages: [Locator, ...Locator[]]): Promise<void> {
  const page = messages[0].page();
  await letAppear(...messages);
  await page.clock.fastForward(ms * 0.85);
  for (const message of messages) await expect(message).toBeVisible();
  await page.clock.fastForward(ms * 0.3);
  for (const message of messages) await expect(message).toBeHidden();
  await page.clock.resume();
}
