import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchStarvedNavigation } from './watch-navigation.ts';

let idle: () => void;
let stop: () => void;
/** jsdom cannot reload a page and reports an error instead. */
const reloads = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  reloads.mockReset();
  jest.spyOn(console, 'error').mockImplementation(reloads);
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => void (idle = work),
    cancelIdleCallback: () => undefined,
  });
  history.replaceState(null, '', '/bookings');
  stop = watchStarvedNavigation(() => '/bookings');
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function choose(path: string): void {
  document.body.click();
  history.replaceState(null, '', path);
  jest.advanceTimersByTime(1);
}

test('a page that has no time for the chosen address is loaded again', () => {
  choose('/rooms');
  jest.advanceTimersByTime(5_000);
  expect(reloads).toHaveBeenCalledTimes(1);
});

test.each([
  ['was idle, as it waits for files', () => idle()],
  ['shows no layout any more, as after signing out', () => stop()],
  ['is at another address by then', () => history.replaceState(null, '', '/bookings')],
])('a page that %s is not loaded again', (_, happen) => {
  choose('/rooms');
  happen();
  jest.advanceTimersByTime(5_000);
  expect(reloads).not.toHaveBeenCalled();
});
