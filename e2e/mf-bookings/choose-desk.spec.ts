import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { BookingWorkPage } from '../pages/booking-work.page.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { GuestWizardPage } from '../pages/guest-wizard.page.ts';
import { bookStay } from '../suite/book-stay.ts';
import { breakRequests } from '../suite/break-requests.ts';
import { dayIn, daysAfter, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

test.use({ account: 'staff@seaview.test', provoked: /ERR_FAILED/ });

test('a guest who shows an ID at the desk is remembered, and expected by staff', async ({
  page,
  suite,
  bookings,
}) => {
  const today = dayIn(seaviewZone, 0);
  const name = `Desk${Date.now().toString(36)}`;
  const verification_token = randomUUID();
  const stay = { ...newStay(today, daysAfter(today, 1)), name, passengers: [], verification_token };
  const { id } = await bookStay(suite.url, stay);
  const wizard = new GuestWizardPage(page);
  const chosen = page.getByText(/You show your ID at the front desk when you arrive/);
  await new GuestLinkPage(page).open(`/user-verification/${verification_token}`);
  await wizard.press('Continue Verification');
  await expect(page.getByText(/own server compares your face/)).toBeVisible();
  await expect(page.getByText(/look at your photos for 24 hours/)).toBeVisible();
  await wizard.press('Prefer to show your ID at the desk');
  const mend = await breakRequests(page, '**/api/verification/desk', (route) => route.abort());
  await wizard.press('Show my ID at the desk');
  await expect(page.getByRole('alert')).toContainText('Your choice could not be stored.');
  await expectAccessible(page, 'desk choice that failed', [375]);
  mend();
  await wizard.press('Show my ID at the desk');
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  await expectAccessible(page, 'desk chosen', [375]);

  await bookings.open(`/?search=${name}`);
  await page.getByRole('button', { name: `Actions for booking ${id}` }).click();
  const work = new BookingWorkPage(page);
  await work.menu.getByRole('menuitem', { name: 'View Details' }).click();
  await expect(work.dialog.getByText(/^Will show ID at the desk, chosen on /)).toBeVisible();
  await page.goto('/?view=arrivals');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Will show ID at the desk');

  await page.goto(`/user-verification/${verification_token}`);
  await wizard.press('Verify here instead');
  await wizard.giveConsent();
  await expect(wizard.heading).toHaveText('Selfie Liveness');
  await wizard.press('Back');
  await wizard.press('Back');
  await expect(wizard.button('Continue Verification')).toBeVisible();
  await expect(chosen).toHaveCount(0);
});
