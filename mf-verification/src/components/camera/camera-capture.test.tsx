import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { CapturedPhoto } from '../../domain/camera/captured-photo.ts';
import { installFakeCamera, showTab, type FakeCamera } from '../../testing/fake-camera.ts';
import { toast, toastStore } from '../feedback/toast.ts';
import { CameraCapture } from './camera-capture.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const pressed = await button(name);
  await act(async () => {
    pressed.click();
    await jest.advanceTimersByTimeAsync(20); // A frame answers the press first.
  });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const toasts = () => toastStore.current().map(({ tone, text }) => ({ tone, text }));
const live = () => document.querySelector('video')?.dataset.live === 'true';

let camera: FakeCamera;
let photos: CapturedPhoto[];
let onClose: jest.Mock<() => void>;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2027-03-05T10:00:00Z') });
  camera = installFakeCamera();
  photos = [];
  onClose = jest.fn<() => void>();
  showTab(true);
});

afterEach(async () => {
  cleanup();
  await jest.advanceTimersByTimeAsync(0);
  // Every test must release its camera.
  expect(camera.states().filter((state) => state !== 'ended')).toEqual([]);
  toast.clear();
  jest.useRealTimers();
});

async function open(kind: 'selfie' | 'document') {
  const handlers = { onClose, onDesk: onClose, onCapture: (photo: CapturedPhoto) => photos.push(photo) };
  const view = render(
    kind === 'selfie' ? (
      <CameraCapture kind="selfie" poses={['left', 'up', 'right']} {...handlers} />
    ) : (
      <CameraCapture kind="document" {...handlers} />
    ),
  );
  await pass(0);
  return view;
}

describe('The camera', () => {
  test.each([
    ['selfie', 'user', 'circle', 'true'],
    ['document', 'environment', 'rectangle', 'false'],
  ] as const)(
    'for a %s looks to the %s, with a %s over it; mirrored: %s',
    async (kind, facing, shape, mirrored) => {
      await open(kind);
      expect(live()).toBe(true);
      expect(camera.asked).toEqual([
        { facingMode: facing, width: { ideal: 1920, min: 640 }, height: { ideal: 1080, min: 480 } },
      ]);
      expect(document.querySelector('[data-shape]')?.getAttribute('data-shape')).toBe(shape);
      expect(document.querySelector('video')?.dataset.mirrored).toBe(mirrored);
      expect(screen.queryByRole('button', { name: 'Switch camera' })).toBeNull();
    },
  );

  test('takes a document once, lets it be taken again, and gives it away', async () => {
    await open('document');
    await press('Capture');
    expect(screen.getByRole('img', { name: 'Your document' })).toBeVisible();
    expect(camera.states()).toEqual(['ended']);
    await press('Retake Photo');
    expect(await button('Capture')).toHaveFocus();
    await press('Capture');
    expect(await button('Use This Photo')).toHaveFocus();
    await press('Use This Photo');
    expect(toasts()).toEqual([{ tone: 'success', text: 'Document captured successfully!' }]);
    const [photo] = photos;
    expect([photo?.frames, photo?.file.type]).toEqual([[], 'image/jpeg']);
    expect(photo?.file.name).toMatch(/^document-18\d{11}\.jpg$/);
    expect(await textOf(photo?.file)).toBe('1920x1080 image/jpeg 0.8');
    expect(camera.states()).toEqual(['ended', 'ended']);
  });

  test('takes a selfie by the button, and asks for one pose after the other, when no face can be looked for', async () => {
    await open('selfie');
    await pass(500);
    expect(screen.getByText(/The live guide could not be loaded/)).toBeVisible();
    await press('Capture');
    await pass(600);
    expect(screen.getByRole('status')).toHaveTextContent('Turn your head slowly to your left');
    for (const ms of [2800, 600]) await pass(ms);
    expect(screen.getByRole('status')).toHaveTextContent('Raise your chin slowly');
    await pass(6000);
    await press('Use This Photo');
    expect(toasts()).toEqual([{ tone: 'success', text: 'Selfie captured successfully!' }]);
    const [photo] = photos;
    expect(photo?.file.name).toMatch(/^selfie-18\d{11}\.jpg$/);
    expect(photo?.frames).toHaveLength(15);
    expect([...new Set(photo?.frames.map(({ pose }) => pose))]).toEqual([0, 1, 2]);
    expect(await textOf(photo?.file)).toBe('1920x1080 image/jpeg 0.8');
    expect(await textOf(photo?.frames[7]?.picture)).toBe('640x360 image/jpeg 0.8');
    expect('posesSeen' in (photo ?? {})).toBe(false);
  });

  test('is let go by the cross and by Escape', async () => {
    await open('selfie');
    await press('Close camera');
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(live()).toBe(true);
  });
});

describe('Tracks end', () => {
  test('when the widget goes away, also while the camera is still starting', async () => {
    const arrive = camera.hang();
    const { unmount } = await open('selfie');
    unmount();
    arrive();
    await pass(0);
    expect(camera.states()).toEqual(['ended']);
  });

  test('when the tab is hidden, and the camera starts again with it', async () => {
    await open('document');
    act(() => showTab(false));
    await pass(0);
    expect(camera.states()).toEqual(['ended']);
    expect(live()).toBe(false);
    act(() => showTab(true));
    await pass(0);
    expect(camera.states()).toEqual(['ended', 'live']);
    expect(live()).toBe(true);
  });

  test('when the tab is hidden while the camera starts', async () => {
    const arrive = camera.hang();
    await open('document');
    act(() => showTab(false));
    arrive();
    await pass(0);
    expect(camera.states()).toEqual(['ended']);
  });

  test('when the permission is taken back meanwhile', async () => {
    await open('selfie');
    camera.permission.state = 'denied';
    act(() => camera.tracks[0]?.end());
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Camera Access Blocked' })).toBeVisible();
  });

  test('when the camera is pulled out', async () => {
    await open('selfie');
    act(() => camera.tracks[0]?.end());
    await pass(0);
    expect(screen.getByRole('heading', { name: 'The camera has stopped' })).toBeVisible();
  });

  test('when no picture comes', async () => {
    camera.hasPicture = false;
    await open('selfie');
    await pass(9900);
    expect(camera.states()).toEqual(['live']);
    await pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Camera is taking too long to load. Please try again.',
    );
    expect(camera.states()).toEqual(['ended']);
  });

  test('when the camera comes after its time', async () => {
    const arrive = camera.hang();
    await open('selfie');
    await pass(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Camera is taking too long to load');
    arrive();
    await pass(0);
    expect(camera.states()).toEqual(['ended']);
  });
});

describe('A photo that fails', () => {
  test.each([
    ['no-context', 'Failed to capture image. Please try again.'],
    ['throws', 'Failed to capture image. Please try again.'],
    ['gives-nothing', 'Failed to process image'],
  ] as const)('(%s) is said: %s', async (canvas, text) => {
    await open('document');
    camera.canvas = canvas;
    await press('Capture');
    expect(toasts()).toEqual([{ tone: 'error', text }]);
    expect(live()).toBe(true);
  });

  test('because there is no picture of a face yet is said', async () => {
    camera.hang();
    await open('selfie');
    await press('Capture');
    expect(toasts()).toEqual([{ tone: 'error', text: 'Camera view is not ready. Please try again.' }]);
  });

  test('because the picture is gone is said', async () => {
    await open('document');
    camera.hasPicture = false;
    await press('Capture');
    expect(toasts()).toEqual([{ tone: 'error', text: 'Cannot capture image - camera not ready' }]);
  });
});

function textOf(file: File | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file ?? new Blob());
  });
}
