import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';

const numbers = () =>
  screen.getAllByRole('button', { name: /^Page/ }).map((button) => Number(button.textContent));

function show(page: number, totalPages: number, window: 'leading' | 'centered' = 'leading') {
  const onChange = jest.fn();
  render(
    <Pagination
      page={page}
      limit={10}
      total={totalPages * 10 - 3}
      totalPages={totalPages}
      onChange={onChange}
      window={window}
    />,
  );
  return onChange;
}

describe('Pagination', () => {
  test('shows nothing for one page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('says which rows are shown, also on the short last page', () => {
    show(2, 3);
    expect(screen.getByText('Showing 11 to 20 of 27 results')).toBeInTheDocument();
  });

  test('ends the count at the last row', () => {
    show(3, 3);
    expect(screen.getByText('Showing 21 to 27 of 27 results')).toBeInTheDocument();
  });

  test('says where the count is about right only', () => {
    render(
      <Pagination page={2} limit={10} total={40_000} totalPages={4000} isEstimate onChange={jest.fn()} />,
    );
    expect(screen.getByText('Showing 11 to 20 of about 40000 results')).toBeInTheDocument();
  });

  test.each([
    { page: 1, window: 'leading', shown: [1, 2, 3, 4, 5] },
    { page: 7, window: 'leading', shown: [5, 6, 7, 8, 9] },
    { page: 10, window: 'leading', shown: [8, 9, 10] },
    { page: 1, window: 'centered', shown: [1, 2, 3, 4, 5] },
    { page: 6, window: 'centered', shown: [4, 5, 6, 7, 8] },
    { page: 10, window: 'centered', shown: [6, 7, 8, 9, 10] },
  ] as const)('page $page of 10, $window: $shown', ({ page, window, shown }) => {
    show(page, 10, window);
    expect(numbers()).toEqual(shown);
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent(String(page));
  });

  test('moves to a page, to the one before and to the one after', () => {
    const onChange = show(3, 10);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(onChange.mock.calls).toEqual([[2], [4], [5]]);
  });

  test('has no way before the first page or after the last', () => {
    show(1, 2);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

test('the size of a page can be chosen where another would show something else, and a link may name any', () => {
  const onLimitChange = jest.fn();
  const props = { page: 1, onChange: () => {}, onLimitChange };
  const { rerender } = render(<Pagination {...props} limit={10} total={10} totalPages={1} />);
  expect(screen.queryByLabelText('Rows per page')).toBeNull();
  rerender(<Pagination {...props} limit={30} total={12} totalPages={1} />);
  const sizes = screen.getByLabelText('Rows per page');
  expect([...sizes.children].map(({ textContent }) => textContent)).toEqual([
    '10 per page',
    '25 per page',
    '30 per page',
    '50 per page',
    '100 per page',
  ]);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  fireEvent.change(sizes, { target: { value: '50' } });
  expect(onLimitChange).toHaveBeenCalledWith(50);
});
