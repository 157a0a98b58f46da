import { afterEach, expect, test } from '@jest/globals';
import { staffFactory } from '@suite/testing/factories';
import { changeLanguage } from '@suite/i18n';
import { screen, within } from '@testing-library/react';
import { auditRecord, openAudit } from '../testing/open-audit.tsx';
import { openStaff } from '../testing/open-staff.tsx';

afterEach(() => changeLanguage('en'));

const porter = staffFactory.build({
  usr_firstname: 'Nora',
  usr_lastname: 'Quist',
  staff_joined_at: '2027-03-05T12:00:00.000Z',
});

test('in German the texts, names and dates of a list are German', async () => {
  await changeLanguage('de');
  openStaff({ staff: [porter] });
  expect(screen.getByRole('heading', { name: 'Mitarbeiterverwaltung' })).toBeVisible();
  const row = (await screen.findByText('Nora Quist')).closest('[role="row"]')!;
  expect(row).toHaveTextContent('Im Team seit 05.03.2027');
  expect(within(row as HTMLElement).getByText('Aktiv')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aktionen für Nora Quist' })).toBeVisible();
});

test('in Arabic a number of things has the form of that number', async () => {
  await changeLanguage('ar');
  const withRoles = (user_id: number, count: number) => {
    const roles = Array.from({ length: count }, (_, id) => ({
      id,
      role_name: 'Porter',
      role_description: null,
    }));
    return staffFactory.inRoles(...roles).build({ user_id });
  };
  openStaff({ staff: [withRoles(31, 1), withRoles(32, 2), withRoles(33, 3), withRoles(34, 11)] });
  expect(await screen.findByText('دور واحد')).toBeVisible();
  for (const text of ['دوران', '3 أدوار', '11 دورًا']) expect(screen.getByText(text)).toBeVisible();
});

test('the audit log names actions, subjects and fields in German, and what it does not know as the server does', async () => {
  await changeLanguage('de');
  openAudit({ records: [auditRecord(), auditRecord({ id: 2, action: 'fly-drone', changes: [] })] });
  const [known, unknown] = await screen.findAllByText('Nora Quist');
  const row = known!.closest('[role="row"]')!;
  expect(row).toHaveTextContent('Rolle ändernRolle #7');
  expect(row).toHaveTextContent('Rollenname: Bell boy → Porter');
  expect(unknown!.closest('[role="row"]')).toHaveTextContent('Fly droneRolle #7');
});

test('a confirmation in Arabic keeps the direction of a Latin name', async () => {
  await changeLanguage('ar');
  const { user } = openStaff({ staff: [porter] });
  await user.click(await screen.findByRole('button', { name: /^إجراءات .*Nora Quist/ }));
  await user.click(screen.getByRole('menuitem', { name: 'إلغاء التنشيط' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('سيتم تسجيل خروج \u2068Nora Quist\u2069 فورًا');
});
