import { expect, test } from '@jest/globals';
import { getListSettingsEndpoint, updateListSettingsEndpoint } from '@suite/contracts/list-settings';
import { refusal } from '@suite/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../testing/open-bookings.tsx';

type Opened = ReturnType<typeof openBookings>;

async function chooseFromViews({ user }: Opened, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name }));
}

async function saveAs(opened: Opened, name: string) {
  await chooseFromViews(opened, 'Save this view...');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save This View' }));
  await opened.user.type(dialog.getByLabelText('View name *'), name);
  await opened.user.click(dialog.getByRole('button', { name: 'Save View' }));
  return dialog;
}

const storedViews = ({ api }: Opened) =>
  (api.callsTo(updateListSettingsEndpoint).at(-1)?.body as { views: object[] } | undefined)?.views;

test('the filters and the order are saved under a name, chosen again, renamed and deleted', async () => {
  const opened = openBookings({ url: '/bookings?status=pending&sort=name&page=3' });
  const { user, url } = opened;
  await saveAs(opened, 'Late');
  await waitFor(() =>
    expect(storedViews(opened)).toEqual([{ view_name: 'Late', query: 'status=pending&sort=name&order=asc' }]),
  );
  await user.selectOptions(screen.getByLabelText('Status'), 'All Status');
  await chooseFromViews(opened, 'Late');
  await waitFor(() => expect(url()).toBe('/bookings?status=pending&sort=name&order=asc'));

  await chooseFromViews(opened, 'Rename or delete views...');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename or Delete Views' }));
  const name = dialog.getByLabelText('Name of Late');
  await user.clear(name);
  await user.type(name, 'Soon{Enter}');
  expect(await dialog.findByLabelText('Name of Soon')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete Soon' }));
  expect(await dialog.findByText('No views')).toBeVisible();
  expect(storedViews(opened)).toEqual([]);
});

test('a name is needed, and each is given once', async () => {
  const opened = openBookings();
  await saveAs(opened, 'Late');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await saveAs(opened, 'LATE');
  expect(dialog.getByText('You have a view of this name already')).toBeVisible();
  await opened.user.clear(dialog.getByLabelText('View name *'));
  expect(dialog.getByText('View name is required')).toBeVisible();
});

test('what another device has saved meanwhile stays', async () => {
  const other = { view_name: 'Of the other device', query: 'status=verified' };
  const opened = openBookings();
  await screen.findByRole('table');
  opened.api
    .on(getListSettingsEndpoint, () => ({
      hidden_columns: ['status'],
      views: [other],
      updated_at: '2027-03-05T12:00:00.000Z',
    }))
    .on(updateListSettingsEndpoint, ({ body }) => {
      const { updated_at, ...settings } = body as { updated_at?: string; hidden_columns: []; views: [] };
      if (updated_at === undefined) throw refusal(409, { errorType: 'STALE' });
      return { ...settings, updated_at };
    });
  await saveAs(opened, 'Mine');
  await waitFor(() => expect(storedViews(opened)).toEqual([other, { view_name: 'Mine', query: '' }]));
});
