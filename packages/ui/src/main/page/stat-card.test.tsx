import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StatCard } from './stat-card.tsx';

describe('StatCard', () => {
  test('shows dots while loading and the figure afterwards', () => {
    const { rerender } = render(<StatCard label="Verified" value={12} loading />);
    expect(screen.getByRole('group', { name: 'Verified' })).toHaveTextContent('...');
    rerender(<StatCard label="Verified" value={12} />);
    expect(screen.getByRole('group', { name: 'Verified' })).toHaveTextContent('12');
    expect(screen.queryByText('...')).not.toBeInTheDocument();
  });

  test('counts a missing figure as 0', () => {
    render(<StatCard label="Upcoming" value={undefined} />);
    expect(screen.getByRole('group', { name: 'Upcoming' })).toHaveTextContent('0');
  });
});
