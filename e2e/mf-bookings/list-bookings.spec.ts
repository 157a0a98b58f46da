import { statLabels, type StatLabel } from '../pages/bookings.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { shownDate } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

interface Booking {
  name: string;
  email: string;
  room_type: string | null;
  checkin_date: string;
  checkout_date: string | null;
  no_nights: number;
  group_id: number | null;
  is_verified: boolean;
  passengers: { is_verified: boolean }[];
}

const statFields: Record<StatLabel, string> = {
  'Total Bookings': 'total_bookings',
  Verified: 'verified_bookings',
  Pending: 'pending_bookings',
  "Today's Check-ins": 'todays_checkins',
  "Today's Check-outs": 'todays_checkouts',
  Upcoming: 'upcoming_checkins',
};

test.describe('The list of bookings', () => {
  test.use({ account: 'admin@seaview.test' });

  test('says that it loads, then shows what the API counted and gives, in three calls', async ({
    page,
    suite,
    bookings,
    shell,
  }) => {
    const calls = shell.recordCalls();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await bookings.interceptList(async (route) => held.then(() => route.continue()));
    await bookings.interceptStats(async (route) => held.then(() => route.continue()));
    await page.goto('/bookings?limit=100');
    await expect(bookings.loading).toBeVisible();
    for (const label of statLabels) await expect(bookings.stat(label)).toContainText('...');
    await expect(shell.menu.locator('[aria-current=page]')).toHaveText('All Bookings');
    release();
    await expect(bookings.rows).toHaveCount(100);
    await expect(bookings.loading).toBeHidden();

    const { caller } = await signInByApi(suite.url, 'admin@seaview.test');
    const stats = (await caller.get<Record<string, number>>('/bookings/stats')).body.result;
    for (const label of statLabels) {
      await expect(bookings.stat(label)).toHaveText(`${label}${stats[statFields[label]]}`);
    }
    await expect(bookings.total(stats.total_bookings ?? NaN)).toBeVisible();
    // Later requests load columns, views and the menu's counts.
    expect(calls.slice(0, 3).toSorted()).toEqual([
      'GET /api/auth/user-profile',
      'GET /api/bookings/stats',
      'GET /api/bookings?page=1&limit=100',
    ]);

    const { body } = await caller.get<{ bookings: Booking[] }>('/bookings?page=1&limit=100');
    const shown = await bookings.rows.evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.querySelectorAll('[role=cell]')];
        return cells.map((cell) => [...cell.querySelectorAll('span')].map((span) => span.textContent));
      }),
    );
    const texts = shown.map(([, guest, , info, stay, guests, status]) => [
      guest,
      info,
      stay,
      guests?.[0],
      status,
    ]);
    expect(texts).toEqual(body.result.bookings.map(asShown));
    const labels = new Set(texts.map((row) => String(row[4])));
    expect(labels).toEqual(new Set(['Verified', 'Pending', 'All Verified', 'Primary Guest Verified']));
  });

  test('leads through its pages', async ({ page, bookings }) => {
    await bookings.open();
    const { pagination } = bookings;
    const numbers = pagination.getByRole('button', { name: /^Page \d+$/ });
    const showing = await pagination.getByRole('status').textContent();
    const [, total = ''] = /^Showing 1 to 10 of (\d+) results$/.exec(showing ?? '') ?? [];
    const last = Math.ceil(Number(total) / 10);
    expect(last).toBeGreaterThan(30);
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
    await expect(pagination.getByRole('button', { name: 'Previous' })).toBeDisabled();

    const firstRow = await bookings.rows.first().textContent();
    await pagination.getByRole('button', { name: 'Page 4' }).click();
    await expect(pagination.getByRole('status')).toHaveText(`Showing 31 to 40 of ${total} results`);
    await expect(numbers).toHaveText(['2', '3', '4', '5', '6']);
    await expect(page).toHaveURL('/?page=4');
    await expect(bookings.rows.first()).not.toHaveText(firstRow ?? '');
    await pagination.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/?page=5');

    await bookings.open(`/?page=${last}`);
    await expect(pagination.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(pagination.getByRole('status')).toHaveText(
      `Showing ${(last - 1) * 10 + 1} to ${total} of ${total} results`,
    );
  });
});

function asShown({ passengers, is_verified, ...booking }: Booking) {
  const { name, email, room_type, no_nights, group_id, checkin_date, checkout_date } = booking;
  const count = passengers.length;
  return [
    [name, email],
    // The mark of a group has spans for its icon and its text.
    [
      room_type,
      `${no_nights} night${no_nights === 1 ? '' : 's'}`,
      ...(group_id ? ['Group', '', 'Group'] : []),
    ],
    [shownDate(checkin_date), shownDate(checkout_date)],
    count === 0 ? 'None' : `${count} guest${count === 1 ? '' : 's'}`,
    [statusOf(is_verified, passengers)],
  ];
}

function statusOf(isVerified: boolean, guests: Booking['passengers']): string {
  if (!isVerified) return 'Pending';
  if (guests.length === 0) return 'Verified';
  return guests.every((guest) => guest.is_verified) ? 'All Verified' : 'Primary Guest Verified';
}
