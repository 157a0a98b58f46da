import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeCamera } from '../../../testing/fake-camera.ts';
import { PhotoReview } from './photo-review.tsx';

const file = new File(['face'], 'selfie-1.jpg');

beforeEach(() => void installFakeCamera());

test('a selfie whose turn was not seen is taken again, or gives way to the desk, and is never used', async () => {
  const [onRetake, onDesk] = [jest.fn(), jest.fn()];
  const choice = { warning: 'Your head was not seen turning.', onDesk };
  render(
    <PhotoReview kind="selfie" photo={{ file, time: 0, frames: [] }} onRetake={onRetake} choice={choice} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Your head was not seen turning.');
  expect(screen.queryByRole('button', { name: 'Use This Photo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Retake Photo' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show ID at the desk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retake Photo' }));
  expect([onDesk.mock.calls.length, onRetake.mock.calls.length]).toEqual([1, 1]);
});
