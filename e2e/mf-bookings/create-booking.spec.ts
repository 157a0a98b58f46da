import { newStay } from '../pages/create-booking.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { dayIn, seaviewZone, shownDate } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const [today, inThreeDays] = [dayIn(seaviewZone, 0), dayIn(seaviewZone, 3)];

test.describe('A booking made by the hotel', () => {
  test.use({ account: 'admin@seaview.test' });

  test('is sent once, announced, counted and first in the list', async ({
    page,
    bookings,
    createBooking,
    expectAnnounced,
  }) => {
    await bookings.open('/?status=verified&page=2');
    const before = Number((await bookings.stat('Total Bookings').textContent())?.replace(/\D/g, ''));
    const sent: unknown[] = [];
    await createBooking.intercept(async (route) => {
      sent.push(route.request().postDataJSON());
      await route.continue();
    });
    await createBooking.open();
    await expect(createBooking.dialog).toContainText('Add a new booking for Seaview');
    const stay = newStay(today, inThreeDays);
    await createBooking.fill({ ...stay, name: `  ${stay.name} ` });
    await expect(createBooking.nights).toHaveValue('3');
    await createBooking.toggleGuests.click();
    await createBooking.guestName(1).fill('Ada Visitor');
    await createBooking.guestType(1).selectOption('Child');

    const created = page.waitForResponse('**/api/bookings');
    await createBooking.submit.click();
    const answer = (await (await created).json()) as { message: string; result: object };
    await expectAnnounced('Booking created successfully!');
    await expectAnnounced(answer.message);
    await expect(createBooking.dialog).toBeHidden();
    expect(sent).toEqual([
      {
        ...stay,
        no_nights: 3,
        passengers: [{ name: 'Ada Visitor', type: 'Child', user_type: 'guest' }],
        verification_token: expect.stringMatching(uuidV4) as unknown,
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain('verification_token');
    await expect(page).toHaveURL('/');
    await expect(bookings.rows.first()).toContainText(stay.email);
    await expect(bookings.rows.first()).toContainText('Ada Visitor (Child)');
    await expect(bookings.rows.first()).toContainText('Pending');
    await expect(bookings.stat('Total Bookings')).toHaveText(`Total Bookings${before + 1}`);
    await expect(bookings.total(before + 1)).toBeVisible();
  });
});

test.describe('A booking made by a Super Admin', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('names the hotel by its number', async ({ suite, bookings, createBooking }) => {
    const { user } = await signInByApi(suite.url, 'admin@alpine.test');
    await bookings.open();
    await createBooking.open();
    await expect(createBooking.dialog).toContainText('Add a new booking for your hotel');
    await expect(createBooking.hotelId).toHaveAttribute('inputmode', 'numeric');
    const stay = newStay(dayIn('Europe/Zurich', 1), dayIn('Europe/Zurich', 2));
    await createBooking.fill(stay);
    await createBooking.submit.click();
    await expect(createBooking.dialog.getByText('Hotel ID is required')).toBeVisible();
    await createBooking.hotelId.fill(String(user.hotelId));
    const posted = bookings.page.waitForRequest('**/api/bookings');
    await createBooking.submit.click();
    expect((await posted).postDataJSON()).toMatchObject({ hotel_id: user.hotelId, email: stay.email });
    const row = bookings.rows.first();
    await expect(row).toContainText(stay.email);
    await expect(row).toContainText('Alpine');
    await expect(row).toContainText(shownDate(stay.checkin_date));
  });
});
