import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Banner } from './banner.tsx';

describe('Banner', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('announces errors at once and successes in turn', () => {
    render(
      <>
        <Banner tone="error">Failed to fetch bookings</Banner>
        <Banner tone="success">Booking created</Banner>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch bookings');
    expect(screen.getByRole('status')).toHaveTextContent('Booking created');
  });

  test('asks to be cleared when its time is over, counted anew for a new message', () => {
    const onDismiss = jest.fn();
    const banner = (text: string) => (
      <Banner tone="success" onDismiss={onDismiss} clearAfterMs={5000}>
        {text}
      </Banner>
    );
    const { rerender } = render(banner('one'));
    act(() => jest.advanceTimersByTime(4000));
    rerender(banner('two'));
    act(() => jest.advanceTimersByTime(4999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('stays without a time and can be dismissed by hand', () => {
    const onDismiss = jest.fn();
    render(
      <Banner tone="warning" onDismiss={onDismiss}>
        Careful
      </Banner>,
    );
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
