import { afterEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { repeatWhileListening, type RepeatedWork } from './repeat-while-listening.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server that repeats the work with next to no pause. */
function serve(work: RepeatedWork['work']): { server: FastifyInstance; lines: string[] } {
  const lines: string[] = [];
  app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  repeatWhileListening(app, { work, pauseInMs: 1, complaint: 'The work failed' });
  return { server: app, lines };
}

const listen = (server: FastifyInstance) => server.listen({ port: 0, host: '127.0.0.1' });

test('works from the moment the server listens, again after each end, and after a failure too', async () => {
  const rounds: boolean[] = [];
  let enough = (): void => undefined;
  const done = new Promise<void>((resolve) => (enough = resolve));
  const { server, lines } = serve(async ({ isFirst }) => {
    rounds.push(isFirst);
    if (rounds.length === 2) throw new Error('no');
    if (rounds.length === 4) enough();
  });
  await server.ready();
  expect(rounds).toEqual([]);
  await listen(server);
  await done;
  expect(rounds.slice(0, 4)).toEqual([true, false, false, false]);
  expect(lines.filter((line) => line.includes('The work failed'))).toHaveLength(1);
});

test('a stop signals the running work, waits for it, and starts no other', async () => {
  let rounds = 0;
  let isOver = false;
  let begun = (): void => undefined;
  const underWay = new Promise<void>((resolve) => (begun = resolve));
  const { server } = serve(async ({ signal }) => {
    rounds += 1;
    begun();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
    isOver = true;
  });
  await listen(server);
  await underWay;
  await server.close();
  expect([rounds, isOver]).toEqual([1, true]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rounds).toBe(1);
});
