import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { openDialogs } from '../accessibility/tour.ts';
import { test } from '../suite/test.ts';

test.use({ account: 'admin@seaview.test' });

test('Staff can use the dialogs of their account', async ({ page, shell }) => {
  await page.goto('/account');
  await shell.settled();
  await openDialogs(shell, ['Change Password', 'Sign out of this device'], (what) =>
    expectAccessible(page, what),
  );
});
