import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CameraHint } from './camera-hint.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a hint of one look is shown once it lasts, and one that rests on several looks at once', async () => {
  const { rerender } = render(<CameraHint text="Come a little closer" />);
  rerender(<CameraHint text="Good. Hold still." good />);
  expect(screen.getByRole('status')).toHaveTextContent('Come a little closer');
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.getByRole('status')).toHaveTextContent('Good. Hold still.');
  rerender(<CameraHint text="Raise your chin slowly" settled />);
  expect(screen.getByRole('status')).toHaveTextContent('Raise your chin slowly');
});
