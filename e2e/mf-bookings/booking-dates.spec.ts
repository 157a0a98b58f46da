import { BookingWorkPage } from '../pages/booking-work.page.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { dayIn, daysAfter, seaviewZone, shownDate } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

interface Found {
  bookings: { id: number; checkin_date: string; checkout_date: string; no_nights: number }[];
}

// These zones differ by a whole day; unit tests of the form cover other zones.
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
  test.describe(`In a browser in ${timezoneId}`, () => {
    test.use({ account: 'staff@seaview.test', timezoneId });

    test("dates stay those that were entered, and today is the hotel's", async ({
      page,
      suite,
      bookings,
      createBooking,
      expectAnnounced,
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
      const stored = async () =>
        (await caller.get<Found>(`/bookings?search=${stay.email}`)).body.result.bookings;
      const { checkin_date, checkout_date } = stay;
      const [booking, ...others] = await stored();
      expect([booking, others]).toMatchObject([{ checkin_date, checkout_date, no_nights: 4 }, []]);

      // Saving without changes must keep the dates.
      const work = new BookingWorkPage(page);
      await work.choose(booking?.id ?? 0, 'Edit Booking');
      await expect(work.field('Check-in date')).toHaveValue(shownDate(checkin_date));
      await work.press('Update Booking');
      await expectAnnounced('Booking Updated Successfully');
      expect(await stored()).toMatchObject([{ checkin_date, checkout_date, no_nights: 4 }]);
      await expect(row).toContainText(shownDate(checkin_date));
      await expect(row).toContainText(shownDate(checkout_date));
      await expect(row).toContainText('4 nights');
    });
  });
}
