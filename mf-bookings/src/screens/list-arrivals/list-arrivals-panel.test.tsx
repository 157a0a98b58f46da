import { describe, expect, jest, test } from '@jest/globals';
import {
  getBookingStatsEndpoint,
  listArrivalsEndpoint,
  listPinnedNotesEndpoint,
  listBookingsEndpoint,
  sendVerificationEndpoint,
} from '@suite/contracts/bookings';
import { getListSettingsEndpoint } from '@suite/contracts/list-settings';
import { bookingFactory, paginationFactory, userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const done = bookingFactory.withGuests(1).allVerified().build({ name: 'Ada' });
const partly = bookingFactory.withGuests(2).primaryVerified().build({ name: 'Bo', email: 'bo@guests.test' });
const url = '/?view=arrivals';
const rowOf = async (email: string) =>
  within((await screen.findByText(email)).closest<HTMLElement>('[role="row"]')!);

describe("Today's Arrivals", () => {
  test('are a tab of their own, in the URL, and ask for nothing that is not shown', async () => {
    const { api, user, url: current } = openBookings({ bookings: [done, partly], url: '/?status=verified' });
    await screen.findByRole('table', { name: 'Bookings' });
    await user.click(screen.getByRole('tab', { name: "Today's Arrivals" }));
    expect(current()).toBe('/?view=arrivals&status=verified');
    expect(await screen.findByRole('heading', { name: "Today's Arrivals (2)" })).toBeVisible();
    expect(screen.getByText('1 booking still to be verified, listed first')).toBeVisible();
    expect(api.callsTo(listArrivalsEndpoint).map(({ query }) => query)).toEqual([{ page: 1, limit: 100 }]);
    expect(api.callsTo(listBookingsEndpoint)).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'All Bookings' }));
    expect(await screen.findByRole('table', { name: 'Bookings' })).toBeVisible();
    expect(current()).toBe('/?status=verified');
  });

  test('take one request each for guests, figures and settings, and show the state of all guests', async () => {
    const { api } = openBookings({ bookings: [partly], url });
    const row = await rowOf('bo@guests.test');
    const people = row.getAllByRole('listitem').map(({ textContent }) => textContent);
    const [first, second] = partly.passengers;
    expect(people).toEqual([
      'Primary guest Verified',
      `${first?.name} Adult Pending`,
      `${second?.name} Child Pending`,
    ]);
    expect(row.getByText('until 08/Mar/2027')).toBeVisible();
    await waitFor(() => expect(api.callsTo(getListSettingsEndpoint)).toHaveLength(1));
    expect(api.calls.map(({ endpoint }) => endpoint).sort()).toEqual([
      getBookingStatsEndpoint.name,
      getListSettingsEndpoint.name,
      listArrivalsEndpoint.name,
      listPinnedNotesEndpoint.name,
    ]);
  });

  test('tell who would rather show an ID at the desk', async () => {
    const [first] = partly.passengers;
    const chosen_at = '2027-03-05T12:00:00Z';
    openBookings({
      bookings: [partly, done],
      url,
      prepare: (api) =>
        api.on(listArrivalsEndpoint, () => ({
          arrivals: [partly, done],
          unverified: 1,
          // The second choice is that of a guest whose ID equals the booking's.
          desk_choices: [
            { user_type: 'guest' as const, item_id: first?.id ?? 0, chosen_at },
            { user_type: 'guest' as const, item_id: partly.id, chosen_at },
          ],
          flags: [],
          pagination: paginationFactory.build({ total: 2 }),
        })),
    });
    const row = await rowOf('bo@guests.test');
    expect(row.getAllByRole('listitem')[1]).toHaveTextContent(
      `${first?.name} Adult Will show ID at the desk Pending`,
    );
    expect(screen.getAllByText('Will show ID at the desk')).toHaveLength(1);
  });

  test('have the height of rows that is stored for all bookings', async () => {
    const { user } = openBookings({ bookings: [partly], url });
    await rowOf('bo@guests.test');
    const isCompact = () => screen.getByRole('region', { name: 'Arrivals' }).hasAttribute('data-compact');
    expect(isCompact()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Height of rows' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Compact rows' }));
    await waitFor(() => expect(isCompact()).toBe(true));
    await user.click(screen.getByRole('tab', { name: 'All Bookings' }));
    expect(await screen.findByRole('region', { name: 'Bookings' })).toHaveAttribute('data-compact');
    await user.click(screen.getByRole('tab', { name: 'Guests to check' }));
    expect(await screen.findByRole('button', { name: 'Height of rows' })).toBeVisible();
  });

  test('mark what to look at, and about whom', async () => {
    const flag = { flag: 'NAME_DIFFERS', label: 'Name differs', text: 'The name is unlike the booking.' };
    openBookings({
      bookings: [done],
      url,
      prepare: (api) =>
        api.on(listArrivalsEndpoint, () => ({
          arrivals: [done],
          unverified: 0,
          desk_choices: [],
          flags: [{ ...flag, user_type: 'guest' as const, item_id: done.passengers[0]?.id ?? 0 }],
          pagination: paginationFactory.build({ total: 1 }),
        })),
    });
    const row = await rowOf(done.email);
    const flags = within(row.getByRole('list', { name: 'To check' })).getAllByRole('listitem');
    expect(flags.map(({ textContent }) => textContent)).toEqual([`Name differs ${done.passengers[0]?.name}`]);
  });

  test('mark an address that receives no mail, as all bookings do', async () => {
    const { user } = openBookings({ bookings: [bookingFactory.build({ email: 'ana@host' }), done], url });
    const mark = { name: 'No e-mail can be delivered to this address.' };
    const row = await rowOf('ana@host');
    expect(row.getByRole('img', mark).closest('[title]')).toHaveAttribute('title', mark.name);
    expect(screen.getAllByRole('img', mark)).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'All Bookings' }));
    await screen.findByRole('table', { name: 'Bookings' });
    expect((await rowOf('ana@host')).getByRole('img', mark)).toBeInTheDocument();
  });

  test('can be mailed and looked at from their row', async () => {
    const { api, user } = openBookings({ bookings: [partly], url });
    const row = await rowOf('bo@guests.test');
    await user.click(row.getByRole('button', { name: `Send Verification for booking ${partly.id}` }));
    expect(await screen.findByText('Verification email sent successfully.')).toBeVisible();
    expect(api.callsTo(sendVerificationEndpoint)).toHaveLength(1);
    await user.click(row.getByRole('button', { name: `View Details of booking ${partly.id}` }));
    expect(await screen.findByRole('dialog', { name: `Booking Details #${partly.id}` })).toBeInTheDocument();
  });

  test('are one list, and the rest of a long one is loaded on demand', async () => {
    const guests = Array.from({ length: 120 }, (_, index) =>
      bookingFactory.build({ name: `Guest no. ${index}` }),
    );
    const { api, user } = openBookings({ bookings: guests, url });
    expect(await screen.findByText('100 of 120 are shown')).toBeVisible();
    expect(screen.getByText(/^Only 100 of 120 bookings are printed\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByText(/^Guest no/)).toHaveLength(120));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.queryByText(/bookings are printed/)).toBeNull();
    expect(api.callsTo(listArrivalsEndpoint).map(({ query }) => query)).toEqual([
      { page: 1, limit: 100 },
      { page: 2, limit: 100 },
    ]);
  });

  test('are printed as a whole, by Ctrl+P too, after which the rows in sight are back', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const guests = Array.from({ length: 120 }, (_, index) =>
      bookingFactory.build({ name: `Guest no. ${index}` }),
    );
    const { user } = openBookings({ bookings: guests, url });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getAllByText(/^Guest no/)).toHaveLength(120);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.queryByText(/bookings are printed/)).toBeNull();
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByText(/^Guest no/)).toHaveLength(100);
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    print.mockRestore();
  });

  test('are searched, which the URL keeps, and printed as they are found', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { api, user, url: current } = openBookings({ bookings: [done, partly], url });
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'ada');
    await waitFor(() => expect(current()).toBe('/?view=arrivals&search=ada'));
    await waitFor(() => expect(api.callsTo(listArrivalsEndpoint)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.callsTo(listArrivalsEndpoint).map(({ query }) => query)).toEqual([
      { page: 1, limit: 100 },
      { page: 1, limit: 100, search: 'ada' },
      { page: 1, limit: 100, search: 'ada' },
    ]);
    print.mockRestore();
  });

  test('that match no search say so', async () => {
    openBookings({ bookings: [], url: `${url}&search=zz` });
    expect(await screen.findByText('No arrivals found')).toBeVisible();
  });

  test('without the permission show no Verify', async () => {
    openBookings({ bookings: [partly], url, user: userProfileFactory.withoutPermissions().build() });
    await rowOf('bo@guests.test');
    expect(screen.queryByRole('columnheader', { name: 'Verify' })).toBeNull();
  });

  test('say that they load, that there are none, and that all are verified', async () => {
    const { unmount } = openBookings({ bookings: [], url });
    expect(screen.getByText('Loading arrivals...')).toBeVisible();
    expect(await screen.findByText('No arrivals today')).toBeVisible();
    unmount();
    openBookings({ bookings: [done], url });
    expect(await screen.findByText('All guests are verified')).toBeVisible();
  });

  test.each([
    [{}, "Failed to fetch today's check-ins"],
    [{ message: 'Not at this hour.' }, 'Not at this hour.'],
  ])('%j says "%s", and can be asked for again', async (failure, sentence) => {
    openBookings({
      url,
      prepare: (api) => api.refuse(listArrivalsEndpoint, 500, failure),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByText('The arrivals could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
