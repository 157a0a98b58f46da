import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FakeEventSource, installEventStreams } from '../../testing/fake-event-stream.ts';
import { subscribeToRegistry, type RegistrySubscription } from './use-registry-updates.ts';

let uninstall: () => void;
let tabs: RegistrySubscription[];
beforeEach(() => {
  jest.useFakeTimers();
  uninstall = installEventStreams();
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  hide(false);
  uninstall();
  jest.useRealTimers();
});

function openTab() {
  const onChange = jest.fn();
  const onPersonalChange = jest.fn();
  const tab = subscribeToRegistry(onChange, onPersonalChange);
  tabs.push(tab);
  return { ...tab, onChange, onPersonalChange };
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const opened = () => FakeEventSource.opened;
const stream = () => opened().at(-1) as FakeEventSource;
const openStreams = () => opened().filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
/** Runs the continuations of settled promises. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('one tab', () => {
  test('asks when the stream opens and at each change, and not at a sign of life', () => {
    const { onChange, isLive } = openTab();
    expect([opened().map(({ url }) => url), isLive()]).toEqual([['/platform/remotes/changes'], false]);
    stream().send('open');
    stream().send('alive');
    expect([onChange.mock.calls.length, isLive()]).toEqual([1, true]);
    stream().send('changed');
    stream().send('alive');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('takes a minute of silence for a lost connection, and opens another', () => {
    const { onChange, isLive } = openTab();
    stream().send('open');
    jest.advanceTimersByTime(50_000);
    stream().send('alive');
    jest.advanceTimersByTime(59_000);
    expect([isLive(), opened().length]).toEqual([true, 1]);
    jest.advanceTimersByTime(1_000);
    expect([isLive(), opened().length, openStreams().length]).toEqual([false, 2, 1]);
    stream().send('open');
    expect([isLive(), onChange.mock.calls.length]).toEqual([true, 2]);
  });

  test('leaves a lost connection to the browser, and asks once it is back', () => {
    const { onChange, isLive } = openTab();
    stream().send('open');
    stream().fail('lost');
    jest.advanceTimersByTime(30_000);
    expect([isLive(), opened().length]).toEqual([false, 1]);
    stream().send('open');
    expect([isLive(), onChange.mock.calls.length]).toEqual([true, 2]);
  });

  test('asks a server that refuses less and less often', () => {
    const { isLive } = openTab();
    const triesWithin = (ms: number) => {
      const before = opened().length;
      for (let passed = 0; passed < ms; passed += 500) {
        if (stream().readyState !== FakeEventSource.CLOSED) stream().fail('refused');
        jest.advanceTimersByTime(500);
      }
      return opened().length - before;
    };
    const [first, later] = [triesWithin(60_000), triesWithin(600_000)];
    expect(first).toBeGreaterThanOrEqual(4);
    expect(first).toBeLessThanOrEqual(7);
    expect(later).toBeLessThanOrEqual(6);
    expect(isLive()).toBe(false);
    jest.advanceTimersByTime(300_000);
    stream().send('open');
    expect(isLive()).toBe(true);
  });

  test('has no stream while it cannot be seen, and none once it is stopped', async () => {
    const { onChange, stop } = openTab();
    stream().send('open');
    hide(true);
    expect(openStreams()).toEqual([]);
    await settle();
    hide(false);
    await settle();
    expect([opened().length, openStreams().length]).toEqual([2, 1]);
    stream().send('open');
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    hide(true);
    hide(false);
    await jest.advanceTimersByTimeAsync(600_000);
    expect([opened().length, openStreams()]).toEqual([2, []]);
  });

  test('opens none where the browser cannot share it', () => {
    Reflect.deleteProperty(navigator, 'locks');
    const { isLive } = openTab();
    expect([isLive(), opened()]).toEqual([false, []]);
  });
});

describe('several tabs', () => {
  test('share one stream', () => {
    const [one, two] = [openTab(), openTab()];
    stream().send('open');
    stream().send('changed');
    stream().send('alive');
    expect(opened()).toHaveLength(1);
    for (const { onChange, isLive } of [one, two])
      expect([onChange.mock.calls.length, isLive()]).toEqual([2, true]);
  });

  test('a new one learns at once that there is a stream, and asks for what it may have missed', () => {
    openTab();
    stream().send('open');
    const { onChange, isLive } = openTab();
    expect([onChange.mock.calls.length, isLive(), opened().length]).toEqual([1, true, 1]);
  });

  test('the next one takes over where the one with the stream is closed, and all ask again', async () => {
    const [one, two, three] = [openTab(), openTab(), openTab()];
    stream().send('open');
    one.stop();
    await settle();
    expect(openStreams()).toHaveLength(1);
    stream().send('open');
    expect([one, two, three].map(({ onChange }) => onChange.mock.calls.length)).toEqual([1, 2, 2]);
  });

  test('hear of what is personal, and when the stream is back of what they may have missed', () => {
    const both = [openTab(), openTab()];
    const heard = () => both.map(({ onPersonalChange }) => onPersonalChange.mock.calls.length);
    stream().send('open');
    expect(heard()).toEqual([1, 1]);
    stream().send('personal');
    stream().send('changed');
    stream().send('alive');
    expect(heard()).toEqual([2, 2]);
    expect(both.map(({ onChange }) => onChange.mock.calls.length)).toEqual([2, 2]);
    stream().fail('lost');
    stream().send('open');
    expect(heard()).toEqual([3, 3]);
  });

  test('know when the stream is lost', () => {
    const both = [openTab(), openTab()];
    stream().send('open');
    stream().fail('refused');
    expect(both.map(({ isLive }) => isLive())).toEqual([false, false]);
  });

  test('that were closed while they waited for their turn open nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    two.stop();
    one.stop();
    await settle();
    expect([opened().length, openStreams()]).toEqual([1, []]);
  });
});
