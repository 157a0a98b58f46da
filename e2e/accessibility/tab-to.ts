import { expect, type Locator } from '@playwright/test';

export async function tabTo(target: Locator, most = 25): Promise<void> {
  await target.waitFor();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  let presses = 0;
  while (!(await isFocused()) && presses < most) {
    await target.page().keyboard.press('Tab');
    presses += 1;
  }
  await expect(target, `${presses} presses of Tab`).toBeFocused();
}
