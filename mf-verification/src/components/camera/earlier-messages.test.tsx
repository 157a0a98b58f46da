import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { installFakeCamera } from '../../testing/fake-camera.ts';
import { toast, toastStore } from '../feedback/toast.ts';
import { CameraCapture } from './camera-capture.tsx';

afterEach(() => {
  cleanup();
  toast.clear();
});

test('messages of earlier steps, which would lie over the buttons of the camera, are gone when it opens', async () => {
  installFakeCamera();
  toast.success('Selfie captured successfully!');
  const close = () => undefined;
  await act(async () => {
    render(<CameraCapture kind="document" onCapture={close} onClose={close} onDesk={close} />);
  });
  expect(toastStore.current()).toEqual([]);
});
