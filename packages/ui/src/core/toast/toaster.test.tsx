import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (...texts: string[]) => act(() => texts.forEach((text) => toast.success(text)));
const shown = () => screen.queryAllByRole('status').map((one) => one.textContent);

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
  });

  afterEach(() => {
    act(() => toast.clear());
    jest.useRealTimers();
  });

  test('shows a toast for four seconds', () => {
    show('Saved');
    wait(3999);
    expect(shown()).toEqual(['Saved']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  test('keeps a toast as long as it asks for', () => {
    act(() => void toast.error('Dates overlap', { durationMs: 12_000 }));
    wait(11_999);
    expect(screen.getByRole('alert')).toHaveTextContent('Dates overlap');
    wait(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('offers an action, which closes it', () => {
    const undo = jest.fn();
    act(() => void toast.warning('Deleted', { action: { label: 'Undo', onSelect: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  test('shows three at most; the next ones wait and then get their whole time', () => {
    show('one', 'two', 'three', 'four');
    expect(shown()).toEqual(['one', 'two', 'three']);
    wait(4000);
    expect(shown()).toEqual(['four']);
    wait(3999);
    expect(shown()).toEqual(['four']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  test('stands still under the pointer and goes on from there', () => {
    show('Saved');
    wait(3000);
    fireEvent.mouseMove(screen.getByText('Saved'));
    wait(60_000);
    expect(shown()).toEqual(['Saved']);
    fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }));
    wait(999);
    expect(shown()).toEqual(['Saved']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  test('stands still while the focus is in it', () => {
    show('Saved');
    const close = screen.getByRole('button', { name: 'Close notification' });
    fireEvent.focus(close);
    wait(60_000);
    expect(shown()).toEqual(['Saved']);
    fireEvent.blur(close);
    wait(4000);
    expect(shown()).toEqual([]);
  });

  test('closing one lets the clocks of the others run on', () => {
    show('one', 'two');
    const [close] = screen.getAllByRole('button', { name: 'Close notification' });
    fireEvent.mouseMove(close!);
    fireEvent.focus(close!);
    fireEvent.click(close!);
    expect(shown()).toEqual(['two']);
    wait(4000);
    expect(shown()).toEqual([]);
  });

  test('warns with an alert and informs with a status', () => {
    act(() => void toast.warning('Booking deleted'));
    act(() => void toast.info('No changes detected'));
    expect(screen.getByRole('alert')).toHaveTextContent('Booking deleted');
    expect(screen.getByRole('status')).toHaveTextContent('No changes detected');
  });
});
