import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  listAttentionItemsEndpoint,
  snoozeAttentionItemEndpoint,
  type AttentionItem,
  type SnoozePayload,
} from '@suite/contracts/attention';
import type { UserProfile } from '@suite/contracts/auth';
import { assignTaskEndpoint } from '@suite/contracts/dashboard';
import { prefetchProblems } from '@suite/remote-kit/contract-tests';
import { fakeApi, refusal, renderScreen } from '@suite/testing';
import {
  attentionItemFactory,
  dashboardFactory,
  paginationFactory,
  userProfileFactory,
} from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, waitFor, within } from '@testing-library/react';
import descriptor from '../../../remote.json';
import { answerDashboard } from '../../testing/fake-dashboard.ts';
import { ListAttentionItemsScreen } from './list-attention-items.screen.tsx';

const arrival = attentionItemFactory.build({ kind: 'arrival', name: 'Cy Holt', task_id: 2 });
const since = new Date(Date.now() - 2 * 60 * 60_000).toISOString();
const review = attentionItemFactory.build({ kind: 'review', details: ['Document expired'], since });
const hotel = attentionItemFactory.build({
  ...{ kind: 'hotel', name: 'Harbour', hotel_id: 7, hotel_name: 'Harbour' },
  ...{ booking_id: null, booked_by: null, checkin_date: null, days_to_arrival: null },
});

beforeEach(() => toast.clear());

interface OpenOptions {
  waiting?: AttentionItem[];
  url?: string;
  user?: UserProfile;
  failsFirst?: boolean;
  /** Counts include all pages; the default is 1 for each kind. */
  counts?: Record<string, number>;
}

function open({
  waiting = [arrival, review],
  url = '/attention',
  user = userProfileFactory.hotelAdmin().build(),
  failsFirst = false,
  counts = {},
}: OpenOptions = {}) {
  const api = fakeApi();
  answerDashboard(api, dashboardFactory.hotelAdmin());
  api.on(listAttentionItemsEndpoint, ({ query }) => {
    if (failsFirst && api.callsTo(listAttentionItemsEndpoint).length === 1) throw refusal(500, {});
    const isDone = api.callsTo(assignTaskEndpoint).length > 0;
    const bodies = api.callsTo(snoozeAttentionItemEndpoint).map(({ body }) => body as SnoozePayload);
    const isSnoozed = ({ key }: AttentionItem) =>
      (bodies.findLast((body) => body.key === key)?.hours ?? 0) > 0;
    const left = waiting.filter((item) => !(isDone && item.kind === 'arrival') && !isSnoozed(item));
    const snoozed = waiting.filter(isSnoozed);
    const items =
      query.kind === 'snoozed' ? snoozed : left.filter(({ kind }) => !query.kind || query.kind === kind);
    return {
      items,
      counts: [...new Set(left.map(({ kind }) => kind))].map((kind) => ({ kind, count: counts[kind] ?? 1 })),
      snoozed: snoozed.length,
      pagination: paginationFactory.build({ total: items.length, limit: 25 }),
    };
  });
  api.on(snoozeAttentionItemEndpoint, () => ({ until: null }));
  return { api, ...renderScreen(<ListAttentionItemsScreen />, { user, url }) };
}
const rowOf = async (text: string) =>
  within((await screen.findByText(text)).closest<HTMLElement>('[role="row"]')!);

describe('Needs attention', () => {
  test('says what waits, for whom, and leads to the place where it is decided', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Waiting (2)' })).toBeVisible();
    const row = await rowOf('The photos of Ines Duarte were close to the ID and wait for your review.');
    expect(row.getByText('Document expired')).toBeVisible();
    expect(row.getByText('Booking 12, arrives today')).toBeVisible();
    expect(row.getByText('2 hours ago')).toHaveAttribute('datetime', since);
    const link = row.getByRole('link', { name: 'Review photos: Ines Duarte' });
    expect(link).toHaveAttribute('href', '/bookings?id=12');
    expect(screen.queryByRole('columnheader', { name: 'Hotel' })).toBeNull();
  });

  test('assigns an arrival in its row, which is then gone', async () => {
    const { api, user } = open();
    const choice = await screen.findByLabelText('Assign the arrival of Cy Holt');
    await within(choice).findByRole('option', { name: 'Nina Reis' });
    await user.selectOptions(choice, 'Nina Reis');
    expect(await screen.findByText('The arrival of Cy Holt is assigned')).toBeVisible();
    expect(api.callsTo(assignTaskEndpoint)[0]).toMatchObject({
      url: '/dashboard/tasks/2',
      body: { user_id: 7 },
    });
    expect(await screen.findByRole('heading', { name: 'Waiting (1)' })).toBeVisible();
    expect(screen.queryByLabelText('Assign the arrival of Cy Holt')).toBeNull();
  });

  test('keeps the arrival and says why when it cannot be assigned', async () => {
    const { api, user } = open();
    api.refuse(assignTaskEndpoint, 409, { message: 'This task is done already' });
    const choice = await screen.findByLabelText('Assign the arrival of Cy Holt');
    await within(choice).findByRole('option', { name: 'Nina Reis' });
    await user.selectOptions(choice, 'Nina Reis');
    expect(await screen.findByText('This task is done already')).toBeVisible();
    expect(screen.getByLabelText('Assign the arrival of Cy Holt')).toBeVisible();
  });

  test('is grouped by kind, and a group of more than five opens when it is chosen', async () => {
    const arrivals = Array.from({ length: 6 }, (_, index) => ({
      ...arrival,
      key: `arrival ${index}`,
      name: `Cy ${index}`,
    }));
    const { user } = open({ waiting: [...arrivals, review], counts: { arrival: 44 } });
    const large = await screen.findByText('Unassigned arrival');
    expect(large).toHaveTextContent('Unassigned arrival 44');
    expect(screen.getByText('Photos to review').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('The arrival of Cy 5 is not assigned to any of your staff.')).not.toBeVisible();
    await user.click(large);
    expect(screen.getByText('The arrival of Cy 5 is not assigned to any of your staff.')).toBeVisible();
  });

  test('is snoozed for some hours, listed as snoozed, and shown again', async () => {
    const { api, user, url } = open();
    await user.click(
      await screen.findByRole('button', {
        name: 'Snooze: The photos of Ines Duarte were close to the ID and wait for your review.',
      }),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Snooze for 4 hours' }));
    expect(await screen.findByText('Snoozed for 4 hours')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Waiting (1)' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Show'), 'Snoozed (1)');
    expect(url()).toBe('/attention?kind=snoozed');
    await user.click(await screen.findByRole('button', { name: 'Show again: Ines Duarte' }));
    expect(await screen.findByText('Nothing is waiting for a decision.')).toBeVisible();
    const bodies = api.callsTo(snoozeAttentionItemEndpoint).map(({ body }) => body);
    expect(bodies).toEqual([
      { key: review.key, hours: 4 },
      { key: review.key, hours: 0 },
    ]);
  });

  test('passes the focus on from a snoozed item to the next, and from the last one to the heading', async () => {
    const { user } = open();
    const snooze = async (sentence: string) => {
      screen.getByRole('button', { name: `Snooze: ${sentence}` }).focus();
      await user.keyboard('{Enter}{Enter}');
    };
    await screen.findByRole('heading', { name: 'Waiting (2)' });
    await snooze('The arrival of Cy Holt is not assigned to any of your staff.');
    const photos = 'The photos of Ines Duarte were close to the ID and wait for your review.';
    await waitFor(() => expect(screen.getByRole('button', { name: `Snooze: ${photos}` })).toHaveFocus());
    await snooze(photos);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting (0)' })).toHaveFocus());
  });

  test('is narrowed to one kind, in the address too, with how much there is of each', async () => {
    const { user, url } = open();
    await screen.findByRole('heading', { name: 'Waiting (2)' });
    const show = screen.getByLabelText('Show');
    expect(
      within(show)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Everything (2)', 'Unassigned arrival (1)', 'Photos to review (1)']);
    await user.selectOptions(show, 'Photos to review (1)');
    expect(url()).toBe('/attention?kind=review');
    expect(await screen.findByRole('heading', { name: 'Waiting (1)' })).toBeVisible();
  });

  test('shows the hotel to those who see all of them, and follows the one they chose', async () => {
    const user = userProfileFactory.superAdmin().build();
    const { api } = open({ waiting: [hotel], url: '/attention?hotelId=7', user });
    expect(await screen.findByRole('columnheader', { name: 'Hotel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review hotel: Harbour' })).toHaveAttribute(
      'href',
      '/hotels?id=7',
    );
    expect(api.callsTo(listAttentionItemsEndpoint)[0]?.query).toEqual({ page: 1, limit: 100, hotelId: 7 });
    expect(prefetchProblems(descriptor, '/attention?hotelId=7', api.calls)).toEqual([]);
  });

  test.each([
    ['/attention', undefined],
    ['/attention?kind=email', 'Choose Everything to see the other kinds.'],
  ])('says at %s that nothing is waiting', async (url, hint) => {
    const { api } = open({ waiting: [], url });
    expect(await screen.findByText('Nothing is waiting for a decision.')).toBeVisible();
    if (hint) expect(screen.getByText(hint)).toBeVisible();
    expect(prefetchProblems(descriptor, url, api.calls)).toEqual([]);
  });

  test('offers another try when the list could not be loaded', async () => {
    const { user } = open({ failsFirst: true });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Waiting (2)' })).toBeVisible();
  });
});
