import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { OwnPermissionState, RemoteOverview } from '@suite/descriptor';
import { changeLanguage } from '@suite/i18n';
import { renderScreen } from '@suite/testing';
import { toast } from '@suite/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { releaseOf, remoteOverview } from '../testing/remote-overview.factory.ts';
import { ReleasesScreen } from './releases.screen.tsx';

const before = globalThis.fetch;
const wording = {
  remote_title: 'Spa',
  title: 'Manage the spa',
  explanation: 'Book and move treatments.',
  translations: { de: { title: 'Wellness verwalten' } },
};
const release = releaseOf('1.1.0');
const waiting: OwnPermissionState = {
  name: 'spa.manage',
  status: 'waiting',
  accepted: null,
  declared: { ...wording, release },
  decided_by: null,
  decided_at: null,
  roles: 0,
};
const decided = { decided_by: 'Olga', decided_at: '2027-03-05T12:00:00.000Z' };
const accepted: OwnPermissionState = {
  ...waiting,
  ...decided,
  status: 'accepted',
  accepted: wording,
  roles: 12,
};
let ask: jest.Mock<typeof fetch>;

function answer(permissions: OwnPermissionState[], decision: [number, object] = [500, {}]): void {
  const remote: RemoteOverview = remoteOverview({ remote: 'mf-spa', title: 'Spa', permissions });
  ask.mockImplementation(async (path, init) => {
    const result = (path as string).startsWith('/platform/releases/overview')
      ? { remotes: [remote], stranded: [] }
      : remote;
    const [status, body] = init?.method === 'GET' ? [200, { success: true, message: '', result }] : decision;
    return { status, text: async () => JSON.stringify(body) } as Response;
  });
}

const done = (message: string): [number, object] => [200, { success: true, message, result: {} }];
const sent = () =>
  ask.mock.calls
    .filter(([, init]) => init?.method !== 'GET')
    .map(([path, init]) => [path, JSON.parse(init?.body as string)]);
const openDetail = () => renderScreen(<ReleasesScreen />, { url: '/releases?remote=mf-spa' });
const table = async () => within(await screen.findByRole('table', { name: 'Permissions of Spa' }));
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  ask = jest.fn<typeof fetch>();
  globalThis.fetch = ask;
});
afterEach(async () => {
  toast.clear();
  globalThis.fetch = before;
  await changeLanguage('en');
});

describe('permissions that wait', () => {
  test('are counted in the list, with the way to them', async () => {
    answer([waiting, { ...waiting, name: 'spa.read', status: 'reworded', accepted: wording }, accepted]);
    renderScreen(<ReleasesScreen />, { url: '/releases' });
    expect(await screen.findByText('2 permissions wait for acceptance')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review the permissions of Spa' })).toHaveAttribute(
      'href',
      '/releases?remote=mf-spa',
    );
  });

  test('are not announced where none does', async () => {
    answer([accepted]);
    renderScreen(<ReleasesScreen />, { url: '/releases' });
    await screen.findByText('mf-spa');
    expect(screen.queryByText(/for acceptance/)).toBeNull();
  });

  test('are accepted as they are read, in each language', async () => {
    answer([waiting], done('spa.manage is accepted.'));
    const { user } = openDetail();
    await user.click((await table()).getByRole('button', { name: 'Accept spa.manage' }));
    expect(dialog().getByText('Accept spa.manage?')).toBeVisible();
    expect(dialog().getByText('Manage the spa')).toBeVisible();
    expect(dialog().getByText('Deutsch').closest('dt')?.nextSibling).toHaveTextContent(
      'Wellness verwaltenBook and move treatments.',
    );
    await user.click(dialog().getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([['/platform/permissions/spa.manage/accept', { release }]]);
    expect(await screen.findByText('spa.manage is accepted.')).toBeVisible();
  });

  test('are refused after a question', async () => {
    answer([waiting], done('spa.manage is refused.'));
    const { user } = openDetail();
    await user.click((await table()).getByRole('button', { name: 'Refuse spa.manage' }));
    await user.click(dialog().getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(sent()).toEqual([['/platform/permissions/spa.manage/refuse', {}]]));
  });

  test('with another wording show what users see until then', async () => {
    const declared = { ...wording, title: 'Run the spa', release };
    answer([{ ...accepted, status: 'reworded', declared }]);
    const { user } = openDetail();
    const row = (await table()).getByRole('row', { name: /spa\.manage/ });
    expect(row).toHaveTextContent('Manage the spa');
    expect(row).toHaveTextContent('Accepted; a new wording waits');
    await user.click(within(row).getByRole('button', { name: 'Accept spa.manage' }));
    expect(
      dialog()
        .getAllByText(/ the spa$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Run the spa', 'Manage the spa']);
  });
});

describe('an accepted permission', () => {
  test('is withdrawn after it was said how many roles lose it; a refusal is shown', async () => {
    const message = 'spa.manage was not accepted, so there is nothing to withdraw.';
    answer([accepted], [409, { success: false, message, errorType: 'CONFLICT' }]);
    const { user } = openDetail();
    await user.click((await table()).getByRole('button', { name: 'Withdraw spa.manage' }));
    expect(dialog().getByText(/It is taken from 12 roles that hotels made/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Withdraw' }));
    expect(await dialog().findByText(message)).toBeVisible();
  });

  test.each<[OwnPermissionState['status'], string, string[]]>([
    ['accepted', 'Accepted', ['Withdraw spa.manage']],
    ['unused', 'Accepted; no longer used', ['Withdraw spa.manage']],
    ['refused', 'Refused', ['Accept spa.manage']],
    ['withdrawn', 'Withdrawn', ['Accept spa.manage']],
  ])('that is %s is marked, and offers what is possible', async (status, badge, buttons) => {
    answer([{ ...accepted, status }]);
    openDetail();
    const row = (await table()).getByRole('row', { name: /spa\.manage/ });
    expect(within(row).getByText(badge)).toBeVisible();
    expect(
      within(row)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(buttons);
  });

  test('is named in the language of the page', async () => {
    await changeLanguage('de');
    answer([accepted]);
    openDetail();
    expect(await screen.findByText('Wellness verwalten')).toBeVisible();
  });
});
