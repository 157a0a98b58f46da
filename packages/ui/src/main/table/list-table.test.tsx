import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DetailsDialog } from '../dialog/details-dialog.tsx';
import { ListTable } from './list-table.tsx';

const refetch = jest.fn(() => Promise.resolve());
beforeEach(() => void refetch.mockClear());
const columns = [{ key: 'name', title: 'Guest', render: (name: string) => name }];

function show(rows: string[] | undefined, list: { isFetching: boolean; isPlaceholderData?: boolean }) {
  const empty = <p>No guests found</p>;
  const query = { ...list, refetch };
  render(
    <ListTable
      things="guests"
      columns={columns}
      rows={rows}
      list={query}
      rowKey={(name) => name}
      empty={empty}
    />,
  );
}

describe('ListTable', () => {
  test('says what is loading', () => {
    show(undefined, { isFetching: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading guests...');
  });

  test('marks the rows of the page before as busy', () => {
    show(['Ada'], { isFetching: true, isPlaceholderData: true });
    expect(screen.getByRole('table', { name: 'Guests' })).toHaveAttribute('aria-busy', 'true');
  });

  test('says that there is nothing once that is known', () => {
    show([], { isFetching: false });
    expect(screen.getByText('No guests found')).toBeVisible();
  });

  test('offers another try when there has been no answer', () => {
    show(undefined, { isFetching: false });
    expect(screen.getByText('The guests could not be loaded')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

describe('DetailsDialog', () => {
  const details = { data: undefined as string | undefined, error: null as Error | null, isFetching: false };
  const view = (change: Partial<typeof details>) =>
    render(
      <DetailsDialog
        open
        title="Guest #1"
        details={{ ...details, ...change, refetch }}
        loadingText="Loading guest..."
        onClose={() => {}}
      >
        {(name) => <p>{name}</p>}
      </DetailsDialog>,
    );

  test('shows what there is, with Close alone', () => {
    view({ data: 'Ada' });
    expect(screen.getByText('Ada')).toBeInTheDocument();
    expect(screen.queryByText('Try Again')).toBeNull();
  });

  test('says that it is loading', () => {
    view({ isFetching: true });
    expect(screen.getByText('Loading guest...')).toBeInTheDocument();
  });

  test('says why there is nothing, and tries again', () => {
    view({ error: new Error('Not today') });
    expect(screen.getByRole('alert')).toHaveTextContent('Not today');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
