import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuiteProvider } from '../../core/theme/suite-provider.tsx';
import { QueryContent, type ContentQuery } from './query-content.tsx';

/** Shows a query that is fetching; `settle` ends the current fetch, as queries do. */
function show() {
  let ended: () => void = () => undefined;
  const refetch = () => {
    draw({ error: null, isFetching: true });
    return new Promise<void>((resolve) => (ended = resolve));
  };
  const contentOf = (query: Partial<ContentQuery<string>>) => (
    <SuiteProvider mode="light" zeroRuntime>
      <QueryContent
        query={{ data: undefined, error: null, isFetching: false, refetch, ...query }}
        loadingText="Loading rooms..."
      >
        {(rooms) => <p>{rooms}</p>}
      </QueryContent>
    </SuiteProvider>
  );
  const { rerender } = render(contentOf({ isFetching: true }));
  const draw = (query: Partial<ContentQuery<string>>) => rerender(contentOf(query));
  return {
    user: userEvent.setup({ delay: null }),
    settle: async (query: Partial<ContentQuery<string>>) => {
      await act(async () => {
        draw(query);
        ended();
      });
    },
  };
}

test('what could not be fetched is fetched again by a button, which keeps the focus when it fails again', async () => {
  const { settle, user } = show();
  expect(screen.getByText('Loading rooms...')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await settle({ error: new Error('No rooms now.') });
  expect(screen.getByText('No rooms now.')).toBeVisible();
  await user.tab();
  await user.keyboard('{Enter}');
  const again = screen.getByRole('button', { name: 'Try Again' });
  expect(screen.getByText('Loading rooms...')).toBeVisible();
  expect(screen.queryByText('No rooms now.')).toBeNull();
  expect(again).toHaveAttribute('aria-busy', 'true');
  await settle({ error: new Error('No rooms yet.') });
  expect(screen.getByText('No rooms yet.')).toBeVisible();
  expect(again).toHaveFocus();
  expect(again).not.toHaveAttribute('aria-busy');
  await user.keyboard('{Enter}');
  await settle({ data: 'Room 101' });
  expect(screen.getByText('Room 101')).toBeVisible();
});

test('data that is there stays when a later fetch fails', async () => {
  const { settle } = show();
  await settle({ data: 'Room 101' });
  await settle({ data: 'Room 101', error: new Error('No rooms now.') });
  expect(screen.getByText('Room 101')).toBeVisible();
  expect(screen.queryByText('No rooms now.')).toBeNull();
});
