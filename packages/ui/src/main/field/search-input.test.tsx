import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchInput } from './search-input.tsx';

const field = () => screen.getByRole('searchbox', { name: 'Search bookings' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('SearchInput', () => {
  const onChange = jest.fn();
  const search = (value: string) => <SearchInput label="Search bookings" value={value} onChange={onChange} />;

  beforeEach(() => {
    jest.useFakeTimers();
    onChange.mockClear();
  });
  afterEach(() => void jest.useRealTimers());

  test('calls back once, 300 ms after the last key', () => {
    render(search(''));
    type('a');
    wait(299);
    type('ad');
    wait(299);
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveValue('ad');
    wait(1);
    expect(onChange.mock.calls).toEqual([['ad']]);
  });

  test('says nothing when the text is back to what it was', () => {
    render(search('ada'));
    type('adam');
    type('ada');
    wait(1000);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('takes what is set from outside, and forgets what was typed', () => {
    const { rerender } = render(search('ada'));
    type('adam');
    rerender(search(''));
    expect(field()).toHaveValue('');
    wait(1000);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('applies nothing for spaces', () => {
    render(search('ada'));
    type('ada ');
    wait(1000);
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveValue('ada ');
  });

  test('keeps what was typed while the sent text came back', () => {
    const { rerender } = render(search(''));
    type('ad');
    wait(300);
    type('ada');
    rerender(search('ad'));
    expect(field()).toHaveValue('ada');
    wait(300);
    expect(onChange.mock.calls).toEqual([['ad'], ['ada']]);
  });

  test('follows changes from elsewhere, in both directions', () => {
    const { rerender } = render(search(''));
    type('ada');
    wait(300);
    for (const value of ['ada', '', 'ada']) {
      rerender(search(value));
      expect(field()).toHaveValue(value);
    }
    wait(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('does not wait after Enter', () => {
    render(search(''));
    type('ada');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([['ada']]);
    wait(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('does not wait once the field is left', () => {
    render(search(''));
    type('ada');
    fireEvent.blur(field());
    expect(onChange.mock.calls).toEqual([['ada']]);
    wait(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the field is left', () => fireEvent.blur(field())],
    ['typing stops', () => wait(300)],
  ])('waits while a button is pressed when %s, so that a list stays under the pointer', (_, stop) => {
    render(
      <>
        {search('')}
        <button>
          <span>Seaview</span>
        </button>
      </>,
    );
    type('ada');
    fireEvent.pointerDown(screen.getByText('Seaview'));
    stop();
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(document);
    expect(onChange.mock.calls).toEqual([['ada']]);
    wait(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('does not wait for a press that opens the menu of the browser', () => {
    render(
      <>
        {search('')}
        <button>Seaview</button>
      </>,
    );
    fireEvent.pointerDown(screen.getByRole('button'));
    fireEvent.contextMenu(screen.getByRole('button'));
    type('ada');
    wait(300);
    expect(onChange.mock.calls).toEqual([['ada']]);
  });
});
