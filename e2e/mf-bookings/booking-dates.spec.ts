import { newStay } from '../pages/create-booking.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { dayIn, daysAfter, seaviewZone, shownDate } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

interface Found {
  bookings: { checkin_date: string; checkout_date: string; no_nights: number }[];
}

for (const timezoneId of ['Pacific/Honolulu', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
  test.describe(`In a browser in ${timezoneId}`, () => {
    test.use({ account: 'staff@seaview.test', timezoneId });

    test("dates stay those that were entered, and today is the hotel's", async ({
      suite,
      bookings,
      createBooking,
    }) => {
      const checkin = dayIn(seaviewZone, 0);
      const stay = newStay(checkin, daysAfter(checkin, 4));
      await bookings.open();
      await createBooking.open();
      await createBooking.fill({ ...stay, checkin_date: daysAfter(checkin, -1) });
      await createBooking.name.focus();
      const past = createBooking.dialog.getByText('Check-in date cannot be in the past');
      await expect(past).toBeVisible();
      await createBooking.checkin.fill(checkin);
      await expect(past).toBeHidden();
      await expect(createBooking.nights).toHaveValue('4');
      await createBooking.submit.click();

      const row = bookings.rowOf(stay.email);
      await expect(row).toContainText(shownDate(stay.checkin_date));
      await expect(row).toContainText(shownDate(stay.checkout_date));
      await expect(row).toContainText('4 nights');
      await bookings.open(`/?search=${stay.email}&dateFrom=${checkin}&dateTo=${checkin}`);
      await expect(row).toContainText(shownDate(stay.checkin_date));
      await expect(row).toContainText(shownDate(stay.checkout_date));

      const { caller } = await signInByApi(suite.url, 'staff@seaview.test');
      const { body } = await caller.get<Found>(`/bookings?search=${stay.email}`);
      const { checkin_date, checkout_date } = stay;
      expect(body.result.bookings).toMatchObject([{ checkin_date, checkout_date, no_nights: 4 }]);
    });
  });
}
