import { newStay } from '../pages/create-booking.page.ts';
import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const day = (days: number) => dayIn(seaviewZone, days);
const roomsByCapacity = [
  ['Family', 10],
  ['Deluxe', 8],
  ['Triple', 6],
  ['Double', 4],
  ['Single', 2],
] as const;

test.describe('The form of a new booking', () => {
  test.use({ account: 'staff@seaview.test' });

  test.beforeEach(async ({ bookings, createBooking }) => {
    await bookings.open();
    await createBooking.open();
  });

  test('asks for what is missing and sends nothing', async ({ bookings, createBooking }) => {
    const calls = bookings.recordCalls();
    await expect(createBooking.dialog).toContainText('Add a new booking for Seaview');
    await expect(createBooking.hotelId).toHaveCount(0);
    await createBooking.toggleGuests.click();
    await createBooking.guestType(1).selectOption({ label: 'Select type' });
    await createBooking.submit.click();
    const { dialog } = createBooking;
    for (const sentence of [
      'Email is required',
      'Check-in date is required',
      'Check-out date is required',
      'Room type is required',
      'Type is required',
    ]) {
      await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByText('Name is required', { exact: true })).toHaveCount(2);
    await createBooking.email.fill('nobody.guests.test');
    await expect(dialog.getByText('Valid email is required')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('knows which dates and nights make sense', async ({ createBooking }) => {
    const { dialog, checkin, checkout, nights } = createBooking;
    const past = dialog.getByText('Check-in date cannot be in the past');
    const order = dialog.getByText('Check-out date must be after check-in date');
    const wrongNights = dialog.getByText(/^Nights seem incorrect/);
    await checkin.fill(day(-1));
    await checkout.focus();
    await expect(past).toBeVisible();
    await checkin.fill(day(0));
    await expect(past).toBeHidden();
    await checkout.fill(day(0));
    await nights.focus();
    await expect(order).toBeVisible();
    await expect(nights).toHaveValue('1');
    await expect(nights).toHaveAttribute('min', '1');
    await checkout.fill(day(3));
    await expect(order).toBeHidden();
    await expect(nights).toHaveValue('3');
    await nights.fill('6');
    await checkout.focus();
    await expect(wrongNights).toHaveText(
      'Nights seem incorrect. Expected around 3 nights for selected dates.',
    );
    await nights.fill('5');
    await expect(wrongNights).toBeHidden();
  });

  test('takes as many guests as the room does', async ({ createBooking }) => {
    const { dialog, roomType, guests, addGuest } = createBooking;
    await expect(roomType.getByRole('option')).toHaveText(['Single', 'Double', 'Triple', 'Deluxe', 'Family']);
    await createBooking.fill({ ...newStay(day(0), day(1)), room_type: 'Family' });
    await createBooking.toggleGuests.click();
    for (let number = 1; number <= 10; number += 1) {
      await expect(guests).toHaveCount(number);
      await createBooking.guestName(number).fill(`Guest ${number}`);
      if (number < 10) await addGuest.click();
    }
    let tooMany = 10;
    for (const [room, most] of roomsByCapacity) {
      await roomType.selectOption(room);
      for (; tooMany > most + 1; tooMany -= 1) await createBooking.removeGuest(tooMany).click();
      if (most < 10) {
        await createBooking.submit.click();
        await expect(
          dialog.getByText(`Maximum ${most} passengers allowed for ${room} room`, { exact: true }),
        ).toBeVisible();
        await createBooking.removeGuest(tooMany).click();
        tooMany -= 1;
      }
      await expect(guests).toHaveCount(most);
      await expect(addGuest).toHaveCount(0);
    }
  });

  test('starts with one adult guest, who has to stay', async ({ createBooking }) => {
    await createBooking.toggleGuests.click();
    await expect(createBooking.guests).toHaveCount(1);
    await expect(createBooking.guestType(1)).toHaveValue('Adult');
    await expect(createBooking.guestType(1).getByRole('option')).toHaveText([
      'Select type',
      'Adult',
      'Child',
      'Infant',
    ]);
    await expect(createBooking.removeGuest(1)).toHaveCount(0);
    await createBooking.addGuest.click();
    await createBooking.removeGuest(1).click();
    await expect(createBooking.guests).toHaveCount(1);
    await expect(createBooking.removeGuest(1)).toHaveCount(0);
  });

  test('fits every screen, with all its errors and guests', async ({ page, createBooking }) => {
    await createBooking.toggleGuests.click();
    await createBooking.addGuest.click();
    await createBooking.submit.click();
    for (const width of [320, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        createBooking.dialog.evaluate((dialog) =>
          [document.documentElement, dialog].map((box) => box.scrollWidth > box.clientWidth),
        );
      await expect
        .poll(overflow, `sideways scroll of page and dialog at ${width} px`)
        .toEqual([false, false]);
      const box = await createBooking.dialog.boundingBox();
      expect(box?.x ?? -1, `the left edge at ${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
      await createBooking.submit.scrollIntoViewIfNeeded();
      await expect(createBooking.submit).toBeInViewport();
    }
  });
});
