import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { installFakeCamera, showTab } from '../../../testing/fake-camera.ts';
import { ShowAtDesk } from '../failure/show-at-desk.ts';

jest.mock('./load-face-finder.ts', () => jest.requireActual('../../../testing/still-head.ts'));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  installFakeCamera();
  showTab(true);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('A guest who holds still reads what was not seen, without praise, and then gets other ways', async () => {
  const { SelfieCapture } = await import('./selfie-capture.tsx');
  const onDesk = jest.fn();
  render(
    <ShowAtDesk value={onDesk}>
      <SelfieCapture poses={['left', 'up', 'right']} onPhoto={() => undefined} />
    </ShowAtDesk>,
  );
  const hints = new Set<string | null>();
  const hold = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      await pass(100);
      hints.add(screen.getByRole('status').textContent);
    }
  };
  await hold(2000);
  hints.clear();
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  await hold(10_000);
  const again = 'No turn to your left was seen. Turn your head slowly to your left';
  expect([...hints]).toEqual(['Turn your head slowly to your left', again]);
  expect(screen.queryByRole('button', { name: 'Continue on another phone' })).toBeNull();
  await hold(10_000);
  expect([...hints].at(-1)).toBe(again);
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Show ID at the desk' }).click());
  expect(onDesk).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('button', { name: 'Continue on another phone' }).click());
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Continue on another phone' })).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Try Again' }).click());
  await pass(0);
  expect(screen.getByRole('button', { name: 'Capture' })).toBeVisible();
});
