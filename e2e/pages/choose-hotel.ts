import { expect, type Page } from '@playwright/test';

export async function chooseHotel(page: Page, search: string): Promise<void> {
  await page.getByPlaceholder('Search hotels...').fill(search);
  const found = page.locator('#content').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await found.getByRole('button').click();
}
