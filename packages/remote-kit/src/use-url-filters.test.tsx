import { expect, test, jest } from '@jest/globals';
import { wholeNumberIn } from '@suite/contracts/forms';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useUrlFilters, tableSortOf } from './use-url-filters.ts';

const unfiltered = { search: '', page: 1 };
const read = (params: URLSearchParams) => ({
  search: params.get('search') ?? unfiltered.search,
  page: wholeNumberIn(params, 'page', 100) ?? unfiltered.page,
});

function List() {
  const [filters, change] = useUrlFilters(read, unfiltered);
  return (
    <>
      <output>{`${filters.search || 'all'}, page ${filters.page}`}</output>
      <button onClick={() => change({ page: filters.page + 1 })}>Next</button>
      <button onClick={() => change({ search: 'sea' })}>Search</button>
      <button
        onClick={() => {
          change({ search: 'sun' });
          change({ page: 2 });
        }}
      >
        Both
      </button>
    </>
  );
}

function openList(url: string) {
  const router = createMemoryRouter([{ path: '/list', element: <List /> }], { initialEntries: [url] });
  render(<RouterProvider router={router} />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { router, press };
}

test('a link shows its list, and what makes no sense in it counts as absent', () => {
  openList('/list?search=sea&page=-3');
  expect(screen.getByRole('status')).toHaveTextContent('sea, page 1');
});

test('a change is written to the URL, without what says nothing, and Back takes it back', async () => {
  const { router, press } = openList('/list');
  await press('Next');
  expect(router.state.location.search).toBe('?page=2');
  await press('Search');
  expect(router.state.location.search).toBe('?search=sea');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('status')).toHaveTextContent('all, page 2');
});

test('a change builds on the one before, even before that one is shown', async () => {
  const { router, press } = openList('/list');
  await press('Both');
  expect(router.state.location.search).toBe('?search=sun&page=2');
});

test('a table writes its order into the filters, and the own order of the list as blank', () => {
  const onChange = jest.fn();
  const sort = tableSortOf<'name' | 'status'>({ sort: 'name', order: 'desc' }, onChange, 'Newest first');
  expect(sort).toMatchObject({ by: 'name', order: 'desc', restLabel: 'Newest first' });
  sort.onSort('status', 'asc');
  sort.onSort(null, 'asc');
  expect(onChange.mock.calls).toEqual([[{ sort: 'status', order: 'asc' }], [{ sort: '', order: '' }]]);
});
