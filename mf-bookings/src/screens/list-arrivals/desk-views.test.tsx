import { describe, expect, test } from '@jest/globals';
import { listArrivalsEndpoint, type Booking } from '@suite/contracts/bookings';
import { changeStayEndpoint } from '@suite/contracts/front-desk';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const arriving = bookingFactory.build({ name: 'Ada' });
const staying = bookingFactory.allVerified().build({
  ...{ name: 'Bo', stay_state: 'in_house', is_overbooked: true },
  room: { room_id: 4, room_number: '204', room_type: 'Double', is_upgrade: false, is_fixed: false },
});
const left = bookingFactory.build({ name: 'Cy', stay_state: 'checked_out' });
const bookings = [arriving, staying, left];
const viewButton = (name: RegExp) => screen.findByRole('button', { name });
const rowOf = async ({ email }: Booking) =>
  within((await screen.findByText(email)).closest<HTMLElement>('[role="row"]')!);

function open(url: string, user = userProfileFactory.staff().build()) {
  return openBookings({ user, bookings, url });
}

describe('The views of the front desk', () => {
  test('are beside each other with their counts, and in the URL', async () => {
    const { api, user, url } = open('/?view=arrivals');
    const arrivals = await viewButton(/^Today's Arrivals 1 to arrive, 2 arrived$/);
    expect(arrivals).toHaveAttribute('aria-pressed', 'true');
    await user.click(await viewButton(/^In house 1 booking in house$/));
    expect(url()).toBe('/?view=arrivals&desk=in-house');
    expect(await screen.findByRole('heading', { name: 'In house (1)' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Guests in house' })).toBeVisible();
    expect(screen.queryByText('All guests are verified')).toBeNull();
    await user.click(await viewButton(/^Departures 1 to leave, 1 left$/));
    expect(await screen.findByRole('heading', { name: 'Departures (1)' })).toBeVisible();
    expect(api.callsTo(listArrivalsEndpoint).map(({ query }) => query['view'])).toEqual([
      undefined,
      'in-house',
      'departures',
    ]);
    await user.click(screen.getByRole('tab', { name: 'All Bookings' }));
    expect(url()).toBe('/');
  });

  test('say which state a stay has, and which room', async () => {
    open('/?view=arrivals&desk=in-house');
    const row = await rowOf(staying);
    for (const text of ['In house', 'Room 204', 'Overbooked']) expect(row.getByText(text)).toBeVisible();
  });

  test.each(['in-house', 'departures'])('of %s have a check-out in each row, with Undo', async (desk) => {
    const { api, user } = open(`/?view=arrivals&desk=${desk}`);
    await user.click(await screen.findByRole('button', { name: `Check out booking ${staying.id}` }));
    expect(await screen.findByText('The stay was changed')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(staying.email)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(staying.email)).toBeVisible();
    expect(api.callsTo(changeStayEndpoint).map(({ body }) => body)).toEqual([
      { action: 'check-out', reason: '' },
      { action: 'undo-check-out', reason: '' },
    ]);
  });

  test('of arrivals offer no check-out to guests who have just arrived', async () => {
    open('/?view=arrivals');
    expect((await rowOf(staying)).queryByRole('button', { name: /^Check/ })).toBeNull();
    expect((await rowOf(arriving)).getByRole('button', { name: /^Check in/ })).toBeVisible();
  });

  test.each([
    ['in-house', 'Nobody is in house', 'Nobody found'],
    ['departures', 'No departures today', 'No departures found'],
  ])('of %s say that there is nobody', async (desk, empty, notFound) => {
    const { unmount } = openBookings({ bookings: [], url: `/?view=arrivals&desk=${desk}` });
    expect(await screen.findByText(empty)).toBeVisible();
    unmount();
    openBookings({ bookings: [], url: `/?view=arrivals&desk=${desk}&search=zz` });
    expect(await screen.findByText(notFound)).toBeVisible();
  });
});
