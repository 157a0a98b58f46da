import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { DataColumn, TableSort } from './data-column.ts';
import { DataTable } from './data-table.tsx';

interface Guest {
  id: number;
  name: string;
}

const columns: DataColumn<Guest>[] = [
  { key: 'name', title: 'Guest', render: (guest) => guest.name },
  { key: 'id', title: 'Number', align: 'right', render: (guest) => guest.id },
];
const guests = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Grace' },
];

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollWidth');
});

function show(rows: Guest[], loading = false) {
  render(
    <DataTable
      label="Guests"
      columns={columns}
      rows={rows}
      rowKey={(guest) => guest.id}
      loading={loading}
      loadingText="Loading guests..."
      empty={<p>No guests found</p>}
    />,
  );
}

describe('DataTable', () => {
  test('has a named table with its columns and one row for each entry', () => {
    show(guests);
    const table = screen.getByRole('table', { name: 'Guests' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Guest', 'Number']);
    expect(within(table).getByRole('row', { name: 'Grace 2' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: 'Ada' })).toHaveAttribute('data-label', 'Guest');
    // In a page read from right to left a name keeps its own order.
    expect(within(table).getByText('Ada').tagName).toBe('BDI');
  });

  test('says that the first rows are loading', () => {
    show([], true);
    expect(screen.getByRole('status')).toHaveTextContent('Loading guests...');
    expect(screen.queryByText('No guests found')).not.toBeInTheDocument();
  });

  test('shows what is to be said when there is nothing', () => {
    show([]);
    expect(screen.getByText('No guests found')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('keeps its rows while it loads again', () => {
    show(guests, true);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('cell', { name: 'Ada' })).toBeInTheDocument();
  });
});

test('A row can show more below itself, over all columns', () => {
  render(
    <DataTable
      label="Guests"
      columns={columns}
      rows={guests}
      rowKey={({ id }) => id}
      detailOf={({ id, name }) => (id === 1 ? <p>More about {name}</p> : null)}
    />,
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['GuestNumber', 'Ada1', 'More about Ada', 'Grace2']);
  expect(screen.getByText('More about Ada').closest('td')).toHaveAttribute('colspan', '2');
});

describe('sorting', () => {
  const sorting = columns.map((column) => ({
    ...column,
    sortBy: column.key === 'name' ? 'name' : undefined,
  }));
  const onSort = jest.fn();

  function sorted(by: string | null, order: 'asc' | 'desc') {
    const sort: TableSort = { by, order, restLabel: 'Newest first', onSort };
    onSort.mockClear();
    render(<DataTable label="Guests" columns={sorting} rows={guests} rowKey={({ id }) => id} sort={sort} />);
  }

  test.each([
    [null, 'asc', 'none', ['name', 'asc']],
    ['name', 'asc', 'ascending', ['name', 'desc']],
    ['name', 'desc', 'descending', [null, 'asc']],
  ] as const)('by %s %s: the heading says %s and leads to %j', (by, order, said, next) => {
    sorted(by, order);
    const heading = screen.getByRole('columnheader', { name: 'Guest' });
    expect(heading).toHaveAttribute('aria-sort', said);
    fireEvent.click(within(heading).getByRole('button', { name: 'Guest' }));
    expect(onSort.mock.calls).toEqual([next]);
    expect(screen.getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute('aria-sort');
  });

  test('is a list of choices above cards', () => {
    setWidths(300, 301);
    sorted('name', 'desc');
    const choice = screen.getByRole('combobox', { name: 'Sort by' });
    expect(choice).toHaveDisplayValue('Guest, descending');
    expect(screen.queryByRole('button', { name: 'Guest' })).toBeNull();
    fireEvent.change(choice, { target: { value: 'name asc' } });
    fireEvent.change(choice, { target: { value: 'rest' } });
    expect(onSort.mock.calls).toEqual([
      ['name', 'asc'],
      [null, 'asc'],
    ]);
  });
});

/** Sets the width of the box and the width that columns need; cards need none. */
function setWidths(box: number, columns: number) {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => box },
    scrollWidth: {
      configurable: true,
      get(this: HTMLElement) {
        return this.dataset.cards === undefined ? Math.max(box, columns) : box;
      },
    },
  });
}

describe('rows become cards', () => {
  const region = () => screen.getByRole('region', { name: 'Guests' });
  let resize = () => {};

  beforeEach(() => {
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
      resize = () => act(() => onResize([], {} as ResizeObserver));
      return { observe() {}, unobserve() {}, disconnect() {} };
    });
  });

  test('where the columns need more width than their box has, whatever the window has', () => {
    setWidths(718, 1056);
    show(guests);
    expect(region()).toHaveAttribute('data-cards');
    setWidths(1136, 1056);
    resize();
    expect(region()).not.toHaveAttribute('data-cards');
    setWidths(718, 1056);
    resize();
    expect(region()).toHaveAttribute('data-cards');
    expect(region()).not.toHaveAttribute('style', expect.stringMatching(/./));
  });

  test.each([
    [4, false],
    [5, true],
  ])('in a narrow window, of %d columns, without measuring: %p', (count, areCards) => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(max-width: 30em)' }));
    setWidths(400, 400);
    const measured = jest.fn(() => 400);
    Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, get: measured });
    const many = Array.from({ length: count }, (_, index) => ({ ...columns[0]!, key: `${index}` }));
    render(<DataTable label="Guests" columns={many} rows={guests} rowKey={({ id }) => id} />);
    expect(region().hasAttribute('data-cards')).toBe(areCards);
    expect(measured.mock.calls.length > 0).toBe(!areCards);
  });

  test('and each heading keeps a text', () => {
    setWidths(718, 1056);
    const selection = {
      isChosen: () => false,
      onChoose: () => undefined,
      labelOf: ({ name }: Guest) => name,
    };
    render(
      <DataTable
        label="Guests"
        columns={columns}
        rows={guests}
        rowKey={({ id }) => id}
        selection={selection}
      />,
    );
    const headings = screen.getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Select', 'Guest', 'Number']);
  });

  test('for other rows and columns', () => {
    const table = (rows: Guest[], shown = columns) => (
      <DataTable label="Guests" columns={shown} rows={rows} rowKey={({ id }) => id} />
    );
    setWidths(718, 700);
    const { rerender } = render(table(guests));
    setWidths(718, 900);
    rerender(table([...guests]));
    expect(region()).toHaveAttribute('data-cards');
    setWidths(718, 400);
    rerender(table(guests, columns.slice(0, 1)));
    expect(region()).not.toHaveAttribute('data-cards');
  });
});

test('rows can be chosen, one by one and all of the page', async () => {
  const onChoose = jest.fn();
  const show = (chosen: number[]) => (
    <DataTable
      label="Guests"
      columns={columns}
      rows={guests}
      rowKey={({ id }) => id}
      selection={{
        isChosen: ({ id }) => chosen.includes(id),
        onChoose,
        labelOf: ({ name }) => `Select ${name}`,
      }}
    />
  );
  const { rerender } = render(show([1]));
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  expect(screen.getByRole('checkbox', { name: 'Select Ada' })).toBeChecked();
  expect(all).toBePartiallyChecked();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Grace' }));
  fireEvent.click(all);
  rerender(show([1, 2]));
  expect(all).toBeChecked();
  fireEvent.click(all);
  expect(onChoose.mock.calls).toEqual([
    [[guests[1]], true],
    [guests, true],
    [guests, false],
  ]);
});
