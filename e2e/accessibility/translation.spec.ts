import type { Locator, Page } from '@playwright/test';
import type { ShellPage } from '../pages/shell.page.ts';
import { expect, test } from '../suite/test.ts';
import { translatePages } from '../suite/translate-pages.ts';
import { openDialogs, openRowDialogs, walkMenu } from './tour.ts';

const dialogs: Record<string, string[]> = {
  'All Bookings': ['Create Booking'],
  'User Management': ['Add New Staff'],
  'Role Management': ['Create Role'],
  Account: ['Change Password', 'Sign out of this device'],
};

async function useEverything(shell: ShellPage, label: string): Promise<void> {
  const { content } = shell;
  const settled = async () => {
    await shell.settled();
    await expect(content.locator('[aria-busy=true]')).toHaveCount(0);
  };
  const use = async (control: Locator, action: (control: Locator) => Promise<void>) => {
    if (!(await control.first().isVisible()) || !(await control.first().isEnabled())) return;
    await action(control.first());
    await settled();
  };
  await settled();
  for (const tab of await content.getByRole('tab').all()) await use(tab, (one) => one.click());
  await use(content.getByRole('tab'), (tab) => tab.click());
  const sorting = content.getByRole('columnheader').getByRole('button');
  for (let clicks = 0; clicks < 3; clicks += 1) await use(sorting, (header) => header.click());
  await use(content.getByRole('searchbox'), (search) => search.fill('no such thing'));
  await use(content.getByRole('searchbox'), (search) => search.fill(''));
  await use(content.getByRole('button', { name: 'Next page' }), (next) => next.click());
  await use(content.getByRole('button', { name: 'Previous page' }), (back) => back.click());
  await openDialogs(shell, dialogs[label] ?? [], settled);
  if (await content.locator('button[aria-haspopup=menu]:enabled').first().isVisible())
    await openRowDialogs(shell, settled);
}

/** Collects React's errors about a document changed by other scripts, also those that boundaries catch. */
function watchReact(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/not a child of this node|NotFoundError/.test(message.text())) found.push(message.text());
  });
  return found;
}

test.describe('A Hotel Admin whose browser translates', () => {
  test.use({ account: 'admin@seaview.test' });

  test('can use every page of the menu', async ({ page, shell }) => {
    test.slow();
    await translatePages(page);
    const reported = watchReact(page);
    await page.goto('/reports');
    await walkMenu(shell, async (label) => {
      await useEverything(shell, label);
      expect(await page.locator('#content font').count(), label).toBeGreaterThan(0);
      expect(reported, label).toEqual([]);
    });
  });
});
