import { HotelProfilePage } from '../pages/hotel-profile.page.ts';
import { expect, test } from '../suite/test.ts';

test.use({ account: 'admin@alpine.test' });

test('A hotel keeps its contact data, rooms and rates', async ({ page, suite, shell, expectAnnounced }) => {
  const hotel = new HotelProfilePage(page);

  await test.step('the menu leads there, and three requests are enough', async () => {
    // Every page requests the profile once per visit.
    const restored = page.waitForResponse('**/api/auth/user-profile');
    await page.goto('/reports');
    await shell.settled();
    await restored;
    const calls = shell.recordCalls();
    await shell.link('Hotel profile').click();
    await expect(page).toHaveURL('/hotel-profile');
    await hotel.settled();
    expect(calls.toSorted()).toEqual([
      'GET /api/hotel/address-rules',
      'GET /api/hotel/profile',
      'GET /api/hotel/rates',
      'GET /api/hotel/rooms?page=1&limit=20',
      'GET /api/rooms/blocks',
    ]);
  });

  await test.step('contact data is checked, saved and kept', async () => {
    await hotel.field('Hotel Phone').fill('12ab');
    await hotel.button('Save Profile').click();
    await expect(page.getByText('Hotel phone must be a valid phone number')).toBeVisible();
    await expect(hotel.field('Hotel Phone')).toBeFocused();
    await hotel.field('Hotel Phone').fill('+41 27 555 0199');
    await hotel.button('Save Profile').click();
    await expectAnnounced('Hotel profile updated successfully!');
    await page.reload();
    await expect(hotel.field('Hotel Phone')).toHaveValue('+41 27 555 0199');
  });

  await test.step('e-mails to guests are off until the hotel wants them', async () => {
    const invitation = page.getByRole('checkbox', { name: 'Send with every new booking' });
    const reminder = hotel.field('Reminder (days before arrival)');
    await expect(invitation).not.toBeChecked();
    await expect(reminder).toHaveValue('0');
    await invitation.check();
    await reminder.fill('3');
    await expect(page.getByText(/^From 3 days before arrival, after 9:00/)).toBeVisible();
    await hotel.button('Save Profile').click();
    await expect(hotel.button('Save Profile')).toBeDisabled();
    await page.reload();
    await expect(invitation).toBeChecked();
    await expect(reminder).toHaveValue('3');
  });

  await test.step('entries stay when a colleague was faster', async () => {
    const { result } = (await (await page.request.get('/api/hotel/profile')).json()) as {
      result: Record<string, unknown>;
    };
    const { id: _id, hotel_name: _name, registration_number: _number, updated_at: _at, ...stored } = result;
    await hotel.field('Address').fill('7 Valley Road');
    const data = { ...stored, contact_person_name: 'Lena Frei' };
    expect(
      (await page.request.patch('/api/hotel/profile', { data, headers: { origin: suite.url } })).ok(),
    ).toBe(true);
    await hotel.button('Save Profile').click();
    await expect(page.getByText('Another user has changed the hotel profile in the meantime.')).toBeVisible();
    await expect(hotel.field('Address')).toHaveValue('7 Valley Road');
    await hotel.button('Load what is stored').click();
    await expect(hotel.field('Contact Person Name')).toHaveValue('Lena Frei');
    await expect(hotel.field('Address')).toHaveValue(String(stored['hotel_address']));
  });

  await test.step('rooms are added by a range, changed and deleted', async () => {
    await expect(page.getByText('Set up your rooms')).toBeVisible();
    await hotel.button('Add Rooms').click();
    const add = hotel.dialog('Add Rooms');
    await add.getByLabel('Room Numbers').fill('9101-9120');
    await add.getByLabel('Room Type').selectOption('Triple');
    await add.getByRole('button', { name: 'Add 20 Rooms' }).click();
    await expectAnnounced('20 rooms added successfully!');
    await page.getByPlaceholder('Search room numbers...').fill('910');
    await expect(page).toHaveURL('/hotel-profile?search=910');
    await expect(hotel.rooms).toHaveCount(9);
    await hotel.choose('9103', 'Edit Room');
    const edit = hotel.dialog('Edit Room 9103');
    await edit.getByLabel('Room Number').fill('9104');
    await edit.getByRole('button', { name: 'Save Room' }).click();
    await expect(edit.getByText('There is a room 9104 already.')).toBeVisible();
    await edit.getByLabel('Room Number').fill('9103');
    await edit.getByLabel('Status').selectOption('Maintenance');
    await edit.getByRole('button', { name: 'Save Room' }).click();
    await expect(hotel.rooms.nth(2).getByText('Maintenance')).toBeVisible();
    await hotel.choose('9109', 'Delete Room');
    await hotel.dialog('Delete Room').getByRole('button', { name: 'Delete Room' }).click();
    await expect(hotel.rooms).toHaveCount(8);
  });

  await test.step('rates are saved to the cent', async () => {
    await hotel.field('Triple (per night)').fill('189.95');
    await hotel.button('Save Rates').click();
    await expectAnnounced('Rates updated successfully!');
    await page.reload();
    await expect(hotel.field('Triple (per night)')).toHaveValue('189.95');
  });
});

test.describe('A user without a hotel', () => {
  test.use({ account: 'superadmin@demo.test', provoked: /403/ });

  test('has no hotel profile, neither in the menu nor by its address', async ({ page, shell }) => {
    await page.goto('/hotel-profile');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    const settings = (await shell.entries()).filter(([group]) => group === 'Settings & More');
    expect(settings).toEqual([
      ['Settings & More', 'Account', '/account'],
      ['Settings & More', 'Platform Accounts', '/accounts'],
      ['Settings & More', 'Single Sign-On', '/sign-in-settings'],
    ]);
  });
});
