import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { DataTable, type DataColumn } from './data-table.tsx';

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
