import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyShellPart } from './lazy-shell-part.tsx';

interface Props {
  name: string;
}

const load = jest.fn<() => Promise<ComponentType<Props>>>();
const Part = ({ name }: Props) => <p>Releases of {name}</p>;
const open = async () => {
  const Releases = lazyShellPart<Props>({
    failureTitle: () => 'Releases could not be loaded',
    load,
    place: 'block',
  });
  render(<Releases name="mf-bookings" />);
  expect(screen.getByText('Loading...')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(0));
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  load.mockReset();
});

test('is shown once it is here', async () => {
  load.mockResolvedValue(Part);
  await open();
  expect(screen.getByText('Releases of mf-bookings')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be loaded says so in its place, and heals at most three requests a minute later', async () => {
  load.mockRejectedValue(new Error('503'));
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('Releases could not be loaded');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(load.mock.calls.length).toBeGreaterThan(2);
  expect(load.mock.calls.length).toBeLessThanOrEqual(4);
  load.mockResolvedValue(Part);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('Releases of mf-bookings')).toBeVisible();
});

test('is tried again at once with the button', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Part);
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(screen.getByText('Releases of mf-bookings')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('says after a while that it is still loading, and waits for as long as it takes', async () => {
  let arrive: (part: ComponentType<Props>) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await open();
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(screen.getByText('Loading...')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent('Still loading …');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => arrive(Part));
  expect(screen.getByText('Releases of mf-bookings')).toBeVisible();
});
