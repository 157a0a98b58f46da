import { expect, test } from '@jest/globals';
import { streamText } from './stream-text.ts';

test('waiting for a slow reader leaves no listener behind', async () => {
  const text = await streamText(async (send) => {
    for (let piece = 0; piece < 50; piece += 1) await send('x'.repeat(100_000));
  });
  let length = 0;
  let listeners = 0;
  for await (const piece of text) {
    length += (piece as Buffer).length;
    listeners = Math.max(listeners, text.listenerCount('close'));
  }
  expect(length).toBe(5_000_000);
  expect(listeners).toBeLessThan(10);
});
