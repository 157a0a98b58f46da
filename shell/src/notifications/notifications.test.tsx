import { beforeEach, expect, test } from '@jest/globals';
import {
  countNotificationsEndpoint,
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
  type Notification,
} from '@suite/contracts/notifications';
import { fakeApi, refusal, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { NotificationsButton, NotificationsTrigger } from './notifications-trigger.tsx';

const minuteMs = 60_000;

function notification(id: number, fields: Partial<Notification> = {}): Notification {
  return {
    ...{ id, kind: 'desk', is_read: false, created_at: new Date(Date.now() - 3 * minuteMs).toISOString() },
    ...{ name: 'Ines Duarte', booking_id: 12, user_id: null, hotel_id: null },
    ...{ remote: null, release: null, release_change: null, ...fields },
  };
}

/** The fake server returns two notifications per page, newest first. */
function open(kept: Notification[]) {
  const unread = () => kept.filter(({ is_read }) => !is_read).length;
  const api = fakeApi()
    .on(countNotificationsEndpoint, () => ({ count: unread() }))
    .on(listNotificationsEndpoint, ({ query }) => {
      const { before } = query as { before?: number };
      const older = kept.filter(({ id }) => before === undefined || id < before);
      return { notifications: older.slice(0, 2), next: older.length > 2 ? (older[1]?.id ?? null) : null };
    })
    .on(readNotificationEndpoint, ({ url }) => {
      for (const one of kept) if (url.endsWith(`/${one.id}/read`)) one.is_read = true;
      return {};
    })
    .on(readAllNotificationsEndpoint, () => {
      const count = unread();
      for (const one of kept) one.is_read = true;
      return { count };
    });
  const area = (
    <>
      <NotificationsButton />
      <NotificationsTrigger />
    </>
  );
  return { api, ...renderScreen(area, { url: '/dashboard', user: userProfileFactory.hotelAdmin().build() }) };
}

const bell = (unread: number) =>
  screen.findByRole('button', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications' });
const items = async () =>
  within(await screen.findByRole('list', { name: 'Notifications' })).findAllByRole('link');

beforeEach(() => localStorage.clear());

test('the bell counts when the page is quiet, and nothing else is asked for before it is opened', async () => {
  const { api } = open([notification(2), notification(1)]);
  expect(api.calls).toEqual([]);
  await bell(2);
  expect(api.calls).toHaveLength(1);
});

test('more than 99 are 99+, and their number is part of the name', async () => {
  open(Array.from({ length: 120 }, (_, index) => notification(120 - index)));
  await bell(120);
  expect(screen.getByText('99+')).toBeVisible();
});

test('one is read aloud as unread, opened by keys alone and read from then on', async () => {
  const { user, url } = open([notification(2), notification(1, { is_read: true, booking_id: 11 })]);
  (await bell(1)).focus();
  await user.keyboard('{Enter}');
  const [newest, older] = await items();
  expect(newest).toHaveAccessibleName(/^Unread: Ines Duarte chose to show an ID at the desk\..*3 min\. ago$/);
  expect(older).toHaveAccessibleName(/^Ines Duarte/);
  expect(within(newest as HTMLElement).getByText('3 min. ago').title).toMatch(
    /^\d\d\/\w{3}\/\d{4}, \d\d:\d\d \S+$/,
  );
  newest?.focus();
  await user.keyboard('{Enter}');
  expect(url()).toBe('/bookings?id=12');
  await bell(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes them, and the bell has the focus again', async () => {
  const { user } = open([notification(1)]);
  await user.click(await bell(1));
  await items();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bell(1)).toHaveFocus();
});

test('all are marked as read up to the newest that is listed', async () => {
  const { user, api } = open([notification(3), notification(2), notification(1)]);
  await user.click(await bell(3));
  await items();
  const markAll = screen.getByRole('button', { name: 'Mark all as read' });
  await user.click(markAll);
  await waitFor(() => expect(markAll).toBeDisabled());
  expect(api.callsTo(readAllNotificationsEndpoint).map(({ body }) => body)).toEqual([{ newest: 3 }]);
  await user.keyboard('{Escape}');
  await bell(0);
});

test('older ones are loaded on request, until there are no more', async () => {
  const { user } = open([notification(3), notification(2), notification(1, { name: 'Bo Lindqvist' })]);
  await user.click(await bell(3));
  expect(await items()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText(/Bo Lindqvist/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('no notifications, and a failure with a way to try again, are said', async () => {
  const { user, api } = open([]);
  api.on(listNotificationsEndpoint, () => {
    throw refusal(503, { message: 'The database does not answer.' });
  });
  await user.click(await bell(0));
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  api.on(listNotificationsEndpoint, () => ({ notifications: [], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No notifications')).toBeVisible();
});

test.each<[Partial<Notification>, string, string | null]>([
  [{ kind: 'review' }, 'A check left photos of Ines Duarte for your review.', '/bookings?id=12'],
  [{ kind: 'flags' }, 'The check of Ines Duarte found something that you should look at.', '/bookings?id=12'],
  [
    { kind: 'staff', name: 'Nora Quist', booking_id: null, user_id: 7 },
    'Nora Quist was added to your staff.',
    '/users?id=7',
  ],
  [
    { kind: 'hotel', name: 'Harbour', booking_id: null, hotel_id: 3 },
    'Harbour has registered.',
    '/hotels?id=3',
  ],
  [
    {
      ...{ kind: 'release', name: 'Bookings', booking_id: null, remote: 'mf-bookings' },
      ...{ release: '1.2.0-abc', release_change: 'rollback' },
    },
    'Release 1.2.0-abc of Bookings was rolled back.',
    '/releases?remote=mf-bookings',
  ],
  [{ kind: 'desk', name: null, booking_id: null }, 'What this notification is about was deleted.', null],
  [{ kind: 'of-tomorrow' }, 'of-tomorrow', '/bookings?id=12'],
])('%j is one sentence and leads to its record', async (fields, sentence, path) => {
  const { user } = open([notification(1, fields)]);
  await user.click(await bell(1));
  const item = await screen.findByText(sentence);
  expect(item.closest('a')?.getAttribute('href') ?? null).toBe(path);
  if (path !== null) return;
  await user.click(item);
  await waitFor(() => expect(screen.queryByText('Unread:', { exact: false })).toBeNull());
});

test('why one could not be marked as read is said', async () => {
  const { user, api } = open([notification(1, { booking_id: null })]);
  api.on(readNotificationEndpoint, () => {
    throw refusal(503, { message: 'Not now' });
  });
  await user.click(await bell(1));
  await user.click(await screen.findByText(/chose to show/));
  expect(await screen.findByText('Not now')).toBeVisible();
});
