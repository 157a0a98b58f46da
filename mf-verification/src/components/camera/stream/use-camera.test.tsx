import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { installFakeCamera, showTab, type FakeCamera } from '../../../testing/fake-camera.ts';
import { toast, toastStore } from '../../feedback/toast.ts';
import { CameraCapture } from '../camera-capture.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  const pressed = await screen.findByRole('button', { name });
  await act(async () => {
    pressed.click();
    await jest.advanceTimersByTimeAsync(20);
  });
};
const toasts = () => toastStore.current().map(({ tone, text }) => ({ tone, text }));
const live = () => document.querySelector('video')?.dataset.live === 'true';

let camera: FakeCamera;

beforeEach(() => {
  jest.useFakeTimers();
  camera = installFakeCamera();
  showTab(true);
});

afterEach(() => {
  cleanup();
  expect(camera.states().filter((state) => state !== 'ended')).toEqual([]);
  toast.clear();
  jest.useRealTimers();
});

async function open(kind: 'selfie' | 'document') {
  const handlers = { onClose: () => undefined, onDesk: () => undefined, onCapture: () => undefined };
  const subject = kind === 'selfie' ? { kind, poses: ['left' as const] } : { kind };
  const view = render(<CameraCapture {...subject} {...handlers} />);
  await pass(0);
  return view;
}

describe('Switching', () => {
  beforeEach(() => {
    camera.cameras = ['user', 'environment'];
  });

  test('lets the one camera go before the other starts, and mirrors the front alone', async () => {
    await open('selfie');
    await press('Switch camera');
    expect(camera.asked).toMatchObject([{ facingMode: 'user' }, { deviceId: { exact: 'environment' } }]);
    expect(camera.states()).toEqual(['ended', 'live']);
    expect(document.querySelector('video')?.dataset.mirrored).toBe('false');
  });

  test('goes back to the first camera when the other does not start', async () => {
    await open('document');
    const { answer } = camera;
    camera.answer = (video) =>
      video.deviceId ? Promise.reject(new DOMException('', 'NotReadableError')) : answer(video);
    await press('Switch camera');
    expect(toasts()).toEqual([{ tone: 'error', text: 'Failed to switch camera' }]);
    expect(camera.asked.map(({ deviceId }) => deviceId)).toEqual([undefined, { exact: 'user' }, undefined]);
    expect(live()).toBe(true);
  });

  test('reaches every lens at the back, and then the front', async () => {
    camera.cameras = ['user', 'environment', 'environment wide', 'environment tele'];
    await open('document');
    for (let times = 0; times < 4; times += 1) await press('Switch camera');
    expect(camera.tracks.map(({ deviceId }) => deviceId)).toEqual([
      'environment',
      'environment wide',
      'environment tele',
      'user',
      'environment',
    ]);
  });

  test('to a lens that focuses is done for the guest, once and without a word where it fails', async () => {
    camera.cameras = ['user', 'environment', 'environment main'];
    const { answer } = camera;
    const unfocused = async (video: MediaTrackConstraints) => {
      const track = await answer(video);
      if (track.deviceId === 'environment') track.capabilities = { focusMode: ['none'] };
      return track;
    };
    camera.answer = unfocused;
    const { unmount } = await open('document');
    expect(camera.tracks.map(({ deviceId }) => deviceId)).toEqual(['environment', 'environment main']);
    expect(live()).toBe(true);
    unmount();
    camera.answer = (video) =>
      video.deviceId ? Promise.reject(new DOMException('', 'NotReadableError')) : unfocused(video);
    await open('document');
    expect(live()).toBe(true);
    expect(toasts()).toEqual([]);
    expect(camera.tracks.map(({ deviceId }) => deviceId).slice(2)).toEqual(['environment', 'environment']);
  });
});
