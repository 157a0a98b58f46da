import { expect, test } from '@jest/globals';
import { wholeNumberIn } from '@suite/contracts/forms';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useUrlFilters } from './use-url-filters.ts';

const unfiltered = { page: 1 };
const read = (params: URLSearchParams) => ({ page: wholeNumberIn(params, 'page', 100) ?? 1 });

function List() {
  const [filters, change, record] = useUrlFilters(read, unfiltered);
  return (
    <>
      <output>{record.isOpen ? `open ${record.id}` : `closed, last ${record.id ?? 'none'}`}</output>
      <button onClick={() => record.open(7)}>Open</button>
      <button onClick={record.close}>Close</button>
      <button onClick={() => change({ page: filters.page + 1 })}>Next</button>
      <button
        onClick={() => {
          change({ page: 4 });
          record.open(8);
        }}
      >
        Both
      </button>
    </>
  );
}

function openList(...entries: string[]) {
  const router = createMemoryRouter([{ path: '/list', element: <List /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  return {
    router,
    search: () => router.state.location.search,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}
const state = () => screen.getByRole('status').textContent;

test('a link opens its record, and closing leaves the list of the link', async () => {
  const { press, search } = openList('/list?page=3&id=12');
  expect(state()).toBe('open 12');
  await press('Close');
  expect(state()).toBe('closed, last 12');
  expect(search()).toBe('?page=3');
});

test.each(['0', '-1', 'abc', '2147483648'])('id=%s names no record', (id) => {
  openList(`/list?id=${id}`);
  expect(state()).toBe('closed, last none');
});

test('an opened record is in the URL, and Back closes it', async () => {
  const { press, router, search } = openList('/list?page=3');
  await press('Open');
  expect(state()).toBe('open 7');
  expect(search()).toBe('?page=3&id=7');
  await act(() => router.navigate(-1));
  expect(state()).toBe('closed, last 7');
  expect(search()).toBe('?page=3');
});

test('opened and closed, a record leaves no step in the history', async () => {
  const { press, router, search } = openList('/list', '/list?page=3');
  await press('Open');
  await press('Close');
  expect(search()).toBe('?page=3');
  await act(() => router.navigate(-1));
  expect(search()).toBe('');
});

test('a change of the filters keeps the record, and a record opened right after it keeps the change', async () => {
  const { press, search } = openList('/list?id=12');
  await press('Next');
  expect(search()).toBe('?page=2&id=12');
  await press('Both');
  expect(search()).toBe('?page=4&id=8');
});
