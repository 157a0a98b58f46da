import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  [3, 4, '75%', '3 of 4'],
  [0, 0, '0%', '0 of 0'],
  [5, 4, '100%', '5 of 4'],
])('%d of %d fills %s and says so', (value, total, width, said) => {
  render(<ProgressBar label="Reception" value={value} total={total} />);
  const bar = screen.getByRole('progressbar', { name: 'Reception' });
  expect(bar).toHaveAttribute('aria-valuetext', said);
  expect(bar.firstElementChild).toHaveStyle({ width });
});
