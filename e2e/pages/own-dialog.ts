import type { Locator, Page } from '@playwright/test';

/** Excludes the dialog "Confirm it is you", which may be open above. */
export function ownDialog(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasNotText: 'Confirm it is you' });
}
