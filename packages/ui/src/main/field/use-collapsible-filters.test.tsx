import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { StatCard } from '../page/stat-card.tsx';
import { StatGrid } from '../page/stat-grid.tsx';
import { useCollapsibleFilters } from './use-collapsible-filters.tsx';

function Filters({ inUse }: { inUse: number }) {
  const { button, region } = useCollapsibleFilters(inUse);
  return (
    <>
      {button}
      <div {...region} data-testid="filters" />
    </>
  );
}

describe('On a phone', () => {
  beforeEach(() => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width') }));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('filters are behind a button that counts those in use', () => {
    const { rerender } = render(<Filters inUse={2} />);
    const button = screen.getByRole('button', { name: 'Filters (2)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveAttribute('aria-controls', screen.getByTestId('filters').id);
    expect(screen.getByTestId('filters')).not.toBeVisible();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByTestId('filters')).toBeVisible();
    rerender(<Filters inUse={0} />);
    expect(screen.getByRole('button', { name: 'Filters' })).toBe(button);
  });

  test('figures above a list take the focus as one, to be moved by keys', () => {
    const card = <StatCard label="Verified" value={12} />;
    const { rerender } = render(<StatGrid oneLine>{card}</StatGrid>);
    expect(screen.getByRole('group', { name: 'Figures' })).toHaveAttribute('tabindex', '0');
    rerender(<StatGrid>{card}</StatGrid>);
    expect(screen.queryByRole('group', { name: 'Figures' })).toBeNull();
  });
});

test('elsewhere filters and figures are simply there', () => {
  render(
    <>
      <Filters inUse={2} />
      <StatGrid oneLine>12</StatGrid>
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByTestId('filters')).toBeVisible();
});
