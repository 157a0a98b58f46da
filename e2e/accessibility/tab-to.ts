import { expect, type Locator } from '@playwright/test';

/** Presses Tab until `target` has the focus, as a user without a mouse does. */
export async function tabTo(target: Locator, most = 25): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused({ timeout: 1 });
}
