import { expect, test } from '@jest/globals';
import { wholeNumberIn } from '@suite/contracts/forms';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useExistingPage, useUrlFilters } from './use-url-filters.ts';

const unfiltered = { page: 1 };
const read = (params: URLSearchParams) => ({ page: wholeNumberIn(params, 'page', 100) ?? 1 });

function List({ lastPage }: { lastPage: number | undefined }) {
  const [{ page }, change] = useUrlFilters(read, unfiltered);
  useExistingPage(page, lastPage, change);
  return <output>{`page ${page}`}</output>;
}

test.each([
  [99, 3, 3],
  [3, 3, 3],
  [99, undefined, 99],
  [99, 0, 99],
])('page %p where %p is the last one: page %p', (page, lastPage, expected) => {
  const routes = [{ path: '/list', element: <List lastPage={lastPage} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/list?page=${page}`] });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('status')).toHaveTextContent(`page ${expected}`);
  // The missing page must not be a history entry.
  expect(router.state.historyAction).toBe(expected === page ? 'POP' : 'REPLACE');
});
