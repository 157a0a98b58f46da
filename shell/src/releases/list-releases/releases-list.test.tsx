import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderScreen } from '@suite/testing';
import { screen } from '@testing-library/react';
import { remoteOverview } from '../../testing/remote-overview.factory.ts';
import { ReleasesScreen } from '../releases.screen.tsx';

const before = globalThis.fetch;
const ask = jest.fn<typeof fetch>();
beforeEach(() => {
  globalThis.fetch = ask;
});
afterEach(() => {
  ask.mockReset();
  globalThis.fetch = before;
});

const answerOf = (result: object) =>
  ({ status: 200, text: async () => JSON.stringify({ success: true, message: '', result }) }) as Response;
const open = (url: string) => renderScreen(<ReleasesScreen />, { url });
const answerPage = (owners: string[]) =>
  ask.mockImplementation(async (path) => {
    const query = new URL(path as string, 'http://x.test').searchParams;
    const isFound = query.get('search') !== 'nothing';
    const result = {
      remotes: isFound ? [remoteOverview({ title: `Page ${query.get('page')}` })] : [],
      ...{ stranded: [], total: isFound ? 41 : 0, page_size: 20, owners },
    };
    return answerOf(result);
  });
const asked = () => ask.mock.calls.map(([path]) => path);

test('is read by pages, and narrowed by team and name, from the first page again', async () => {
  answerPage(['Bookings team', 'Guest team']);
  const { user, url } = open('/releases');
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(await screen.findByRole('heading', { name: /^Page 3/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Team'), 'Guest team');
  expect(await screen.findByRole('heading', { name: /^Page 1/ })).toBeVisible();
  expect(url()).toBe('/releases?owner=Guest+team');
  expect(asked()).toEqual([
    '/platform/releases/overview?page=1',
    '/platform/releases/overview?page=3',
    '/platform/releases/overview?page=1&owner=Guest+team',
  ]);
  await user.type(screen.getByLabelText('Search'), 'nothing{Enter}');
  expect(await screen.findByText('No remote matches')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('nothing');
});

test('asks for one remote alone where one is shown', async () => {
  ask.mockImplementation(async (path) =>
    answerOf((path as string).includes('overview') ? { remotes: [], stranded: [] } : remoteOverview()),
  );
  open('/releases?remote=mf-bookings');
  await screen.findByRole('heading', { name: 'History' });
  expect(asked()).toContain('/platform/releases/overview?remote=mf-bookings');
});
