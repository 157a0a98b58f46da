import { afterEach, expect, test } from '@jest/globals';
import { activateStaffEndpoint, deactivateStaffEndpoint } from '@suite/contracts/staff-roles';
import { refusal } from '@suite/testing';
import { staffFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { act, screen, within } from '@testing-library/react';
import { openStaff } from '../../testing/open-staff.tsx';
import { staffTable } from './bulk-staff.tsx';

const admin = userProfileFactory.hotelAdmin().build();
const named = (usr_firstname: string, fields: object = {}) =>
  staffFactory.build({ usr_firstname, usr_lastname: 'Reis', is_active: true, ...fields });
const [ana, bo, idle] = [named('Ana'), named('Bo'), named('Idle', { is_active: false })];
const own = named('Own', { user_id: admin.user_id });

afterEach(() => act(() => toast.clear()));

test('many are deactivated one by one, all but oneself, and those who were can be activated again', async () => {
  const { user, api } = openStaff({
    user: admin,
    staff: [ana, bo, idle, own],
    prepare: (fake) => {
      fake.on(deactivateStaffEndpoint, ({ url }) => {
        if (url.includes(`/${ana.user_id}/`)) return { ...ana, is_active: false };
        throw refusal(409, { message: 'The hotel needs a Hotel Admin.', errorType: 'CONFLICT' });
      });
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Deactivate Selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Staff' }));
  await user.click(dialog.getByRole('button', { name: 'Deactivate 2 people' }));
  expect(await dialog.findByText('1 done, 2 left out, 1 refused')).toBeVisible();
  expect(dialog.getByText('The hotel needs a Hotel Admin.')).toBeVisible();
  expect(dialog.getByText('Your own account')).toBeVisible();
  expect(api.callsTo(deactivateStaffEndpoint)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByText('1 done')).toBeVisible();
  expect(api.callsTo(activateStaffEndpoint).map(({ url }) => url)).toEqual([
    `/hotel/staff/${ana.user_id}/activate`,
  ]);
});

test('those who only assign roles choose nobody', async () => {
  openStaff({ user: userProfileFactory.holding('update_permissions').build(), staff: [ana] });
  await screen.findByText('Ana Reis');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a colleague has a cell under each heading, blank where nothing is known', () => {
  const staff = staffFactory.build({
    usr_phone: null,
    position: 'Clerk',
    last_login: null,
    is_active: false,
  });
  const { headings, records } = staffTable([staff]);
  const record = Object.fromEntries(records[0]?.map((cell, index) => [headings[index], cell]) ?? []);
  expect(Object.keys(record)).toEqual(headings);
  expect(record).toMatchObject({ Phone: '', Position: 'Clerk', Status: 'Inactive', 'Last Login': '' });
});
