import { afterEach, describe, expect, test } from '@jest/globals';
import { findArrivalEndpoint } from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';
import { arrivalCodeIn } from './find-arrival.tsx';

const booking = bookingFactory.build();
const title = `Booking Details #${booking.id}`;
const staff = userProfileFactory.staff().build();

function open(url = '/', user = staff) {
  return openBookings({
    user,
    url,
    bookings: [booking],
    prepare: (api) =>
      api.on(findArrivalEndpoint, ({ body }) => {
        if ((body as { code: string }).code === 'wrong') {
          throw refusal(404, { message: 'No booking of your hotel has this arrival code.' });
        }
        return { booking_id: booking.id };
      }),
  });
}
async function openEntry() {
  const view = open();
  await view.user.click(screen.getByRole('button', { name: 'Arrival code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrival code' }));
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Find booking' }));
  return { ...view, dialog, submit, field: dialog.getByLabelText('Arrival code') };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('an arrival code', () => {
  test('opens its booking', async () => {
    const { user, api, field, submit } = await openEntry();
    await user.type(field, ' 7kq2 m4xa');
    await submit();
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(api.callsTo(findArrivalEndpoint).map(({ body }) => body)).toEqual([{ code: '7kq2 m4xa' }]);
  });

  test('that is missing or of no booking says so', async () => {
    const { user, dialog, api, field, submit } = await openEntry();
    await submit();
    expect(dialog.getByText('Arrival code is required')).toBeVisible();
    expect(api.callsTo(findArrivalEndpoint)).toEqual([]);
    await user.type(field, 'wrong');
    await submit();
    expect(await dialog.findByText('No booking of your hotel has this arrival code.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Scan QR code' })).toBeNull();
  });

  test.each(['58f2cc', '#58F2CC'])('is not the short ID %s, which is searched for', async (typed) => {
    const { user, dialog, api, field, submit } = await openEntry();
    await user.type(field, typed);
    await submit();
    expect(dialog.getByText(/^This is a short ID\. Type it into the search/)).toBeVisible();
    expect(api.callsTo(findArrivalEndpoint)).toEqual([]);
  });

  test('in the address is looked up at once', async () => {
    const { api } = open('/?arrival=12.ab');
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(api.callsTo(findArrivalEndpoint).map(({ body }) => body)).toEqual([{ code: '12.ab' }]);
  });

  test('in the address that is of no booking is shown with the reason', async () => {
    open('/?arrival=wrong');
    const dialog = within(await screen.findByRole('dialog', { name: 'Arrival code' }));
    expect(await dialog.findByText('No booking of your hotel has this arrival code.')).toBeVisible();
    expect(dialog.getByLabelText('Arrival code')).toHaveValue('wrong');
  });

  test('is for those who manage check-ins', async () => {
    const { api } = open('/?arrival=12.ab', userProfileFactory.rolesOnly().build());
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Arrival code' })).toBeNull();
    expect(api.callsTo(findArrivalEndpoint)).toEqual([]);
  });

  test('is typed where the camera cannot be used', async () => {
    Reflect.set(globalThis, 'BarcodeDetector', class {});
    const refused = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: refused },
    });
    const { user, dialog } = await openEntry();
    await user.click(dialog.getByRole('button', { name: 'Scan QR code' }));
    expect(await dialog.findByText('The camera cannot be used. Please type the code instead.')).toBeVisible();
  });
});

test.each([
  ['  7KQ2 M4XA ', '7KQ2 M4XA'],
  ['https://suite.test/bookings?arrival=12.ab-_C', '12.ab-_C'],
  ['https://suite.test/bookings?view=arrivals&arrival=12.ab#x', '12.ab'],
  ['', ''],
])('the code in %j is %j', (text, code) => {
  expect(arrivalCodeIn(text)).toBe(code);
});
