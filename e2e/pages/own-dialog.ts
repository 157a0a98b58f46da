import type { Locator, Page } from '@playwright/test';

/** The dialog of a page, also while "Confirm it is you" is open above it. */
export function ownDialog(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasNotText: 'Confirm it is you' });
}
