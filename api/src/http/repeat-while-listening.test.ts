import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { repeatWhileListening } from './repeat-while-listening.ts';

test('works from the moment the server listens, and a close waits for the running round', async () => {
  const app = fastify();
  let rounds = 0;
  let isOver = false;
  repeatWhileListening(app, {
    pauseMs: 1,
    failureMessage: 'The work failed',
    work: async ({ signal }) => {
      rounds += 1;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      isOver = true;
    },
  });
  await app.ready();
  expect(rounds).toBe(0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect([rounds, isOver]).toEqual([1, false]);
  await app.close();
  expect([rounds, isOver]).toEqual([1, true]);
});

test('a server that never listened closes without work', async () => {
  const app = fastify();
  const work = () => Promise.reject(new Error('It began'));
  repeatWhileListening(app, { pauseMs: 1, failureMessage: 'The work failed', work });
  await app.close();
});
