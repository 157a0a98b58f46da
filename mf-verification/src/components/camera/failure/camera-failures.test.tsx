import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { installFakeCamera, pretendBrowser, type FakeCamera } from '../../../testing/fake-camera.ts';
import { toast, toastStore } from '../../feedback/toast.ts';
import { matchMediaQueries } from '../../../testing/match-media-queries.ts';
import { computer } from '../../hand-over/device-queries.ts';
import { CameraCapture } from '../camera-capture.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const pressed = await button(name);
  await act(async () => {
    pressed.click();
    await jest.advanceTimersByTimeAsync(0);
  });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const live = () => document.querySelector('video')?.dataset.live === 'true';
const jsdomBrowser = navigator.userAgent;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let camera: FakeCamera;
const showAtDesk = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  camera = installFakeCamera();
});

afterEach(() => {
  cleanup();
  expect(camera.states().filter((state) => state !== 'ended')).toEqual([]);
  pretendBrowser(jsdomBrowser);
  toast.clear();
  jest.useRealTimers();
});

async function open() {
  const unused = () => undefined;
  render(<CameraCapture kind="document" onCapture={unused} onClose={unused} onDesk={showAtDesk} />);
  await pass(0);
}

test('A camera whose picture a call takes takes no photo, and is opened again when the call is over', async () => {
  await open();
  act(() => camera.tracks[0]?.mute(true));
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(/was interrupted/);
  expect(screen.getByRole('heading', { name: 'The camera has stopped' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Capture' })).toBeNull();
  act(() => camera.tracks[0]?.mute(false));
  await pass(0);
  expect(camera.states()).toEqual(['ended', 'live']);
  expect(live()).toBe(true);
  expect(await button('Capture')).toBeVisible();
});

describe('A camera that does not start', () => {
  test.each([
    ['NotFoundError', 'No camera found. Please ensure your device has a camera.'],
    [
      'NotReadableError',
      'Camera is in use by another application. Please close other apps using the camera.',
    ],
    ['AbortError', 'Camera initialization was interrupted. Please try again.'],
    ['TypeError', 'Failed to start camera. Please try again.'],
  ])('(%s) says why, and starts when it is tried again', async (name, text) => {
    const { answer } = camera;
    camera.failWith(name);
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Capture' })).toBeNull();
    showAtDesk.mockClear();
    await press('Show ID at the desk');
    expect(showAtDesk).toHaveBeenCalledTimes(1);
    camera.answer = answer;
    await press('Try Again');
    expect(live()).toBe(true);
    expect(await button('Capture')).toHaveFocus();
  });

  test('(OverconstrainedError) is asked once more with basic settings', async () => {
    const { answer } = camera;
    camera.answer = (video) =>
      video.width ? Promise.reject(new DOMException('', 'OverconstrainedError')) : answer(video);
    await open();
    expect(camera.asked).toHaveLength(2);
    expect(camera.asked[1]).toEqual({ facingMode: 'environment' });
    expect(live()).toBe(true);
  });

  test('(OverconstrainedError twice) says so', async () => {
    camera.failWith('OverconstrainedError');
    await open();
    expect(camera.asked).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to access camera with required settings.');
  });

  test('on iOS is given half a second before it is asked for', async () => {
    pretendBrowser(iphone);
    await open();
    await pass(450);
    expect(camera.asked).toEqual([]);
    await pass(100);
    expect(camera.asked).toHaveLength(1);
    expect(live()).toBe(true);
  });
});

describe('The permission', () => {
  test('is waited for as long as the guest needs, and then the camera starts', async () => {
    camera.permission.state = 'prompt';
    const allow = camera.hang();
    await open();
    expect(screen.getByRole('heading', { name: 'Camera Permission Required' })).toBeVisible();
    await pass(60_000);
    expect(await button('Enable Camera')).toBeVisible();
    camera.permission.change('granted');
    allow();
    await pass(0);
    expect(live()).toBe(true);
  });

  test('given without a camera that comes is a camera that is late', async () => {
    camera.permission.state = 'prompt';
    camera.hang();
    await open();
    camera.permission.change('granted');
    await pass(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Camera is taking too long to load');
  });

  test('that was not answered is asked for again', async () => {
    const { answer } = camera;
    camera.permission.state = 'prompt';
    camera.failWith('NotAllowedError', 'Permission dismissed');
    await open();
    camera.answer = answer;
    await press('Enable Camera');
    expect(live()).toBe(true);
  });

  test.each([
    [
      'Chrome on a computer',
      'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
      /Site settings/,
    ],
    ['Safari on a phone', iphone, /Privacy & Security > Camera/],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', /remove the block/],
  ])('that was refused is explained for %s, passing and lasting', async (_, agent, help) => {
    pretendBrowser(agent);
    camera.permission.state = 'denied';
    camera.failWith('NotAllowedError', 'Permission denied');
    await open();
    await pass(600);
    expect(screen.getByRole('heading', { name: 'Camera Access Blocked' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Camera access was denied. Please enable camera permissions in your browser settings.',
    );
    expect(screen.queryByText(help)).toBeNull();
    await press('How to Enable');
    expect(toastStore.current()).toMatchObject([{ text: expect.stringMatching(help), durationMs: 8000 }]);
    expect(screen.getByRole('region', { name: 'How to Enable' })).toHaveTextContent(help);
  });

  test('given after all starts the camera by itself', async () => {
    const { answer } = camera;
    camera.permission.state = 'denied';
    camera.failWith('NotAllowedError');
    await open();
    camera.answer = answer;
    act(() => camera.permission.change('granted'));
    await pass(0);
    expect(live()).toBe(true);
  });
});

describe('A browser without a camera', () => {
  test.each([
    ['a page of an app on an iPhone', `${iphone} Instagram 300.0`, 'Safari'],
    ['an old browser', 'Mozilla/5.0 (Linux; Android 9; K) Firefox/60.0', 'Chrome'],
  ])('(%s) is left by a link that can be copied or read from the screen', async (_, agent, browser) => {
    pretendBrowser(agent);
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await open();
    await pass(600);
    expect(screen.getByRole('alert')).toHaveTextContent('Camera API is not supported in this browser');
    expect(screen.getByRole('region', { name: `Open this page in ${browser}` })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your link' })).toHaveValue(window.location.href);
    await press('Copy link');
    expect(copied).toEqual([window.location.href]);
    expect(toastStore.current()).toMatchObject([{ tone: 'success', text: 'Link copied' }]);
    await pass(0);
    const code = await screen.findByRole('img', { name: 'QR code of your link' });
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  });

  test('inside of another app that refuses its camera points to a browser too', async () => {
    pretendBrowser(`${iphone} Instagram 300.0`);
    camera.failWith('NotAllowedError');
    await open();
    await pass(600);
    expect(screen.getByRole('region', { name: 'Open this page in Safari' })).toBeVisible();
    expect(await button('Try Again')).toBeVisible();
  });
});

describe('On a computer', () => {
  beforeEach(() => matchMediaQueries([computer]));
  afterEach(() => matchMediaQueries([]));

  test.each([
    ['there is no camera', 'NotFoundError'],
    ['the camera is blocked', 'NotAllowedError'],
  ])('a phone takes over when %s', async (_, name) => {
    camera.failWith(name);
    await open();
    expect(await screen.findByRole('region', { name: 'Continue on your phone' })).toBeVisible();
  });
});
