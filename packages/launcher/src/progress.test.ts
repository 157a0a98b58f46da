import { expect, test } from '@jest/globals';
import { createProgress } from './progress.mjs';

function recorder(isTTY: boolean) {
  let text = '';
  return { isTTY, columns: 60, write: (more: string) => (text += more), text: () => text };
}

test('prints plain lines where nothing can be redrawn', () => {
  const out = recorder(false);
  let now = 0;
  const progress = createProgress(out, () => now);
  const step = progress.step('Building');
  step.update('shell');
  now = 2_500;
  step.done('3 of 7 built anew');
  expect(out.text()).toBe('  Building …\n✓ Building: 3 of 7 built anew (2.5 s)\n');
});

test('says that a step failed, once', () => {
  const out = recorder(false);
  const step = createProgress(out, () => 0).step('Building');
  step.failed();
  step.done();
  expect(out.text()).toBe('  Building …\n✗ Building (0.0 s)\n');
});

test('redraws one line on a terminal, no wider than it', async () => {
  const out = recorder(true);
  const step = createProgress(out).step('Building');
  step.update('x'.repeat(100));
  await new Promise((resolve) => setTimeout(resolve, 250));
  step.done();
  const frames = out.text().split('\r\x1b[K').slice(1);
  expect(frames.length).toBeGreaterThan(1);
  expect(frames.every((frame) => frame.length <= 60)).toBe(true);
  expect(frames.at(-1)).toMatch(/^✓ Building \(\d\.\d s\)\n$/);
});
