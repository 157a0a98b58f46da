import { describe, expect, test } from '@jest/globals';
import type { Booking } from '@suite/contracts/bookings';
import { changeStaysEndpoint } from '@suite/contracts/front-desk';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const past = { checkin_date: '2026-03-05', checkout_date: '2026-03-08' };
const ready = bookingFactory.allVerified().build({ name: 'Ada', ...past });
const unverified = bookingFactory.build({ name: 'Bo', ...past });
const staying = bookingFactory.allVerified().build({ name: 'Cy', stay_state: 'in_house', ...past });
const both: readonly Booking[] = [ready, unverified];

async function choose(chosen: readonly Booking[], url = '/') {
  const user = userProfileFactory.staff().build();
  const view = openBookings({ user, bookings: [ready, unverified, staying], url });
  for (const { id } of chosen) {
    await view.user.click(await screen.findByRole('checkbox', { name: `Select booking ${id}` }));
  }
  await view.user.click(screen.getByRole('button', { name: 'Change stay' }));
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const begin = async (entry: string, title: string) => {
    await view.user.click(screen.getByRole('menuitem', { name: entry }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const bodies = () => view.api.callsTo(changeStaysEndpoint).map(({ body }) => body);
  return { ...view, entries, begin, bodies };
}

describe('The stays of chosen bookings', () => {
  test('are offered what at least one of them allows', async () => {
    const { entries } = await choose([ready]);
    expect(entries).toEqual(['Check in', 'Mark as no-show', 'Cancel booking…']);
  });

  test.each(['/', '/?view=arrivals'])(
    'are checked in from %s: who cannot be is named, and why',
    async (url) => {
      const view = await choose(both, url);
      const dialog = await view.begin('Check in', 'Check in');
      await view.user.click(dialog.getByRole('button', { name: 'Check in 2 bookings' }));
      expect(await dialog.findByText('1 done, 1 refused')).toBeVisible();
      const rows = within(dialog.getByRole('list', { name: 'Chosen bookings' })).getAllByRole('listitem');
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        `Ada #${ready.id}Done`,
        `Bo #${unverified.id}Please verify all guests of this booking before they check in.Refused`,
      ]);
      expect(view.bodies()).toEqual([{ ids: [ready.id, unverified.id], action: 'check-in', reason: '' }]);
    },
  );

  test('are cancelled with one reason, and brought back', async () => {
    const view = await choose(both);
    const dialog = await view.begin('Cancel booking…', 'Cancel bookings');
    const confirm = dialog.getByRole('button', { name: 'Cancel 2 bookings' });
    expect(confirm).toBeDisabled();
    await view.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Storm');
    await view.user.click(confirm);
    expect(await dialog.findByText('2 done')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(view.bodies()).toEqual([
        { ids: [ready.id, unverified.id], action: 'cancel', reason: 'Storm' },
        { ids: [ready.id, unverified.id], action: 'undo-cancel', reason: '' },
      ]),
    );
    expect(await dialog.findAllByText('Undone')).toHaveLength(2);
  });

  test.each([
    ['Check out', 'Check out', 'Check out 1 booking', [staying], 'check-out'],
    ['Mark as no-show', 'Mark as no-show', 'Mark 2 bookings as no-shows', both, 'no-show'],
  ] as const)('are changed by %s', async (entry, title, confirm, chosen, action) => {
    const view = await choose(chosen);
    const dialog = await view.begin(entry, title);
    await view.user.click(dialog.getByRole('button', { name: confirm }));
    expect(await dialog.findByText(`${chosen.length} done`)).toBeVisible();
    expect(view.bodies()).toEqual([{ ids: chosen.map(({ id }) => id), action, reason: '' }]);
  });
});
