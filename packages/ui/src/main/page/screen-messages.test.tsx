import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PassingBanner } from './screen-messages.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['error', 'alert'],
  ['success', 'status'],
] as const)('an %s is announced and clears itself after 5 s', (tone, role) => {
  render(<PassingBanner tone={tone} text="The list is being moved." />);
  expect(screen.getByRole(role)).toHaveTextContent('The list is being moved.');
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByRole(role)).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole(role)).toBeNull();
});
