import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoadFailureGroup } from '@suite/descriptor';
import { renderScreen } from '@suite/testing';
import { screen, within } from '@testing-library/react';
import { releaseOf, remoteOverview } from '../../testing/remote-overview.factory.ts';
import { FailuresTable } from './failures-table.tsx';

const before = globalThis.fetch;
const ask = jest.fn<typeof fetch>();
beforeEach(() => {
  globalThis.fetch = ask;
});
afterEach(() => {
  ask.mockReset();
  globalThis.fetch = before;
});

const answer = (status: number, body: object) =>
  ask.mockResolvedValue({ status, text: async () => JSON.stringify(body) } as Response);

function failureGroup(parts: Partial<LoadFailureGroup> = {}): LoadFailureGroup {
  return {
    release: releaseOf('1.1.0'),
    fingerprint: 'a',
    outcome: 'failed',
    phase: 'render',
    reason: 'TypeError: x is not a function',
    file: 'static/6b5eebf81593.js',
    line: 1,
    column: 2345,
    browser: 'Chrome 142',
    times: 3,
    first_at: '2027-03-05T12:00:00Z',
    last_at: '2027-03-05T12:00:00Z',
    ...parts,
  };
}

const open = (...failures: LoadFailureGroup[]) =>
  renderScreen(<FailuresTable remote={remoteOverview({ failures })} />);

test('each failure has its reason, place, version, browser and number', () => {
  open(
    failureGroup(),
    failureGroup({ fingerprint: 'b', outcome: 'threw', times: 1, file: null, line: null }),
  );
  const [, one, other] = within(
    screen.getByRole('table', { name: 'Last failures of Bookings' }),
  ).getAllByRole('row');
  for (const text of [
    'TypeError: x is not a function',
    'while it was shown',
    '3 times',
    'Chrome 142',
    'static/6b5eebf81593.js:1',
  ])
    expect(within(one!).getByText(text)).toBeVisible();
  expect(within(other!).getByText('after it was shown')).toBeVisible();
  expect(within(other!).queryByRole('button')).toBeNull();
});

test('the line of the source is shown on demand', async () => {
  const excerpt = [{ line: 42, text: 'open();' }];
  answer(200, {
    success: true,
    message: '',
    result: { file: 'src/screens/list.tsx', line: 42, column: 3, excerpt },
  });
  const { user } = open(failureGroup());
  expect(ask).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Show source line of static/6b5eebf81593.js:1' }));
  expect(await screen.findByText('src/screens/list.tsx:42:3')).toBeVisible();
  expect(screen.getByText(/42 open\(\);/)).toBeVisible();
  expect(ask.mock.calls[0]?.[0]).toBe(
    `/platform/remotes/mf-bookings/releases/${releaseOf('1.1.0')}/source?file=static%2F6b5eebf81593.js&line=1&column=2345`,
  );
});

test('a release without source maps says so', async () => {
  const message = 'No source map of static/6b5eebf81593.js was published.';
  answer(404, { success: false, errorType: 'NOT_FOUND', message });
  const { user } = open(failureGroup());
  await user.click(screen.getByRole('button', { name: /^Show source line/ }));
  expect(await screen.findByText(message)).toBeVisible();
});
