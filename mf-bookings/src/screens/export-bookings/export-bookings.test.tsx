import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { UserProfile } from '@suite/contracts/auth';
import { exportBookingsEndpoint } from '@suite/contracts/bookings';
import { changeLanguage } from '@suite/i18n';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const bookings = bookingFactory.buildList(3);
const saved: { name: string; file: Blob }[] = [];
let kept: Blob | undefined;

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (file) => {
    kept = file as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (kept) saved.push({ name: this.download, file: kept });
  });
});
const csv = { format: 'csv', separator: 'comma' };
const exportButton = () => screen.getByRole('button', { name: /^Export(ing\.\.\.| CSV)/ });
const textOf = (file: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file ?? new Blob());
  });

describe('Export CSV', () => {
  test('saves all that the filters leave, and says so twice', async () => {
    const url = '/?search=guest&status=pending&dateFrom=2027-03-01&sort=name&order=desc&page=2&limit=2';
    const { api, user } = openBookings({ bookings, url });
    await screen.findByRole('table');
    await user.click(exportButton());
    expect(await screen.findByText('Bookings exported successfully!')).toBeVisible();
    expect(screen.getByText('Bookings exported successfully')).toBeVisible();
    expect(api.callsTo(exportBookingsEndpoint).map(({ query }) => query)).toEqual([
      { search: 'guest', status: 'pending', dateFrom: '2027-03-01', sort: 'name', order: 'desc', ...csv },
    ]);
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^bookings-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.csv$/),
    ]);
    expect(await textOf(saved[0]?.file)).toContain(`${bookings[2]?.id},"${bookings[2]?.name}"`);
  });

  test('is busy meanwhile and takes no second press', async () => {
    let answer: (file: string) => void = () => {};
    const { api, user } = openBookings({ bookings });
    await screen.findByRole('table');
    api.on(exportBookingsEndpoint, () => new Promise((resolve) => (answer = resolve)));
    await user.click(exportButton());
    expect(exportButton()).toHaveTextContent('Exporting...');
    await user.click(exportButton());
    act(() => answer('id'));
    expect(await screen.findByText('Bookings exported successfully!')).toBeVisible();
    expect(api.callsTo(exportBookingsEndpoint)).toHaveLength(1);
  });

  test.each([
    [{}, 'Failed to export bookings'],
    [{ message: 'Too many exports at once.' }, 'Too many exports at once.'],
  ])('%j fails with "%s"', async (failure, sentence) => {
    const { api, user } = openBookings({ bookings });
    await screen.findByRole('table');
    api.refuse(exportBookingsEndpoint, 429, failure);
    await user.click(exportButton());
    const toasts = screen.getByRole('region', { name: 'Notifications' });
    expect(await within(toasts).findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    expect(saved).toEqual([]);
  });

  test('of chosen rows names them', async () => {
    const { api, user } = openBookings({ bookings });
    await screen.findByRole('table');
    for (const booking of bookings.slice(0, 2)) {
      await user.click(screen.getByRole('checkbox', { name: `Select booking ${booking.id}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Export Selected' }));
    expect(await screen.findByText('Bookings exported successfully!')).toBeVisible();
    const [first, second] = bookings;
    expect(api.callsTo(exportBookingsEndpoint)[0]?.query).toEqual({
      ids: `${first?.id},${second?.id}`,
      ...csv,
    });
  });

  test.each([
    ['CSV exportieren', { format: 'csv', separator: 'semicolon' }, /\.csv$/],
    ['Excel-Datei exportieren', { format: 'xlsx', separator: 'semicolon' }, /\.xlsx$/],
  ])('"%s" makes a file that a German spreadsheet opens in columns', async (name, query, fileName) => {
    await changeLanguage('de');
    const { api, user } = openBookings({ bookings });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual([expect.stringMatching(fileName)]));
    expect(api.callsTo(exportBookingsEndpoint)[0]?.query).toEqual(query);
    await act(() => changeLanguage('en'));
  });

  const named = (role_name: string) =>
    userProfileFactory.build({ roles: [{ id: 9, role_name, is_global: false }] });
  test.each<[string, UserProfile, boolean]>([
    ['manage_hotel', userProfileFactory.holding('manage_hotel').build(), true],
    ['the role Hotel Admin', named('Hotel Admin'), true],
    ['the role Super Admin', named('Super Admin'), true],
    ['hotel_checkins_manage', userProfileFactory.staff().build(), false],
    ['nothing', userProfileFactory.withoutPermissions().build(), false],
  ])('with %s', async (_, user, offered) => {
    openBookings({ user });
    await screen.findByRole('table');
    expect(screen.queryAllByRole('button', { name: 'Export CSV' })).toHaveLength(offered ? 1 : 0);
  });
});
