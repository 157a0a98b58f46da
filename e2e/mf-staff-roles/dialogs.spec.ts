import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { openDialogs, openRowDialogs } from '../accessibility/tour.ts';
import { test } from '../suite/test.ts';

test.use({ account: 'admin@seaview.test' });

test('A Hotel Admin can use every dialog of roles and staff', async ({ page, shell }) => {
  test.slow();
  const check = (what: string) => expectAccessible(page, what);
  await page.goto('/roles');
  await shell.settled();
  await openDialogs(shell, ['Create Role'], check);
  await openRowDialogs(shell, check);
  await shell.link('User Management').click();
  await shell.settled();
  await openDialogs(shell, ['Add New Staff'], check);
  await openRowDialogs(shell, check);
});
