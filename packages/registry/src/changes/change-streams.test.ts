import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openChangeStreams, type ChangeStream } from './change-streams.ts';

const settings = {
  heartbeatMs: 1_000,
  notifyBatchSize: 2,
  notifyPauseMs: 50,
  maxStreams: 4,
  maxStreamsPerNetwork: 3,
  maxWaitingBytes: 100,
};

function streamOf(user_id?: number, network = '192.0.2.1') {
  const written: string[] = [];
  const response = {
    written,
    writableLength: 0,
    write: (text: string) => written.push(/^event: (\w+)/.exec(text)?.[1] ?? text) > 0,
    end: () => written.push('ended'),
    destroy: () => written.push('destroyed'),
  };
  return { response, network, user_id } as unknown as ChangeStream & { response: typeof response };
}
const written = ({ response }: ReturnType<typeof streamOf>) => response.written;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('all streams get a change, in batches', () => {
  const streams = openChangeStreams({ ...settings, maxStreams: 9 });
  const all = [1, 2, 3, 4, 5].map((user_id) => streamOf(user_id));
  for (const stream of all) streams.add(stream);
  const notified = () => all.filter((stream) => written(stream).includes('changed')).length;
  streams.announce();
  expect(notified()).toBe(2);
  jest.advanceTimersByTime(50);
  expect(notified()).toBe(4);
  // Streams that still wait for the first change get a second one only once.
  streams.announce();
  jest.advanceTimersByTime(500);
  expect(all.map((stream) => written(stream).length).toSorted()).toEqual([1, 2, 2, 2, 2]);
});

test('a change for one user is sent to that user only', () => {
  const streams = openChangeStreams(settings);
  const [ana, ben, stranger] = [streamOf(1), streamOf(2), streamOf()];
  for (const stream of [ana, ben, stranger]) streams.add(stream);
  streams.announce(2);
  jest.advanceTimersByTime(500);
  expect([ana, ben, stranger].map(written)).toEqual([[], ['changed'], []]);
});

test('what is personal is an event of its own, sent once while it waits', () => {
  const streams = openChangeStreams({ ...settings, notifyBatchSize: 1 });
  const [ana, ben] = [streamOf(1), streamOf(1, '192.0.2.2')];
  for (const stream of [ana, ben]) streams.add(stream);
  streams.announce(1, 'personal');
  streams.announce(1, 'personal');
  streams.announce(1);
  jest.advanceTimersByTime(500);
  expect(written(ben)).toEqual(['personal', 'changed']);
  expect(written(ana).filter((event) => event === 'personal')).toHaveLength(2);
});

test('each stream gets heartbeats until it is removed', () => {
  const streams = openChangeStreams(settings);
  const stream = streamOf();
  streams.add(stream);
  jest.advanceTimersByTime(2_000);
  streams.remove(stream);
  streams.announce();
  jest.advanceTimersByTime(5_000);
  expect([written(stream), streams.size()]).toEqual([['alive', 'alive'], 0]);
});

test('a stream that is not read is closed', () => {
  const streams = openChangeStreams(settings);
  const stream = streamOf();
  streams.add(stream);
  stream.response.writableLength = 101;
  streams.announce();
  expect([written(stream), streams.size()]).toEqual([['destroyed'], 0]);
});

test('streams are limited per network and in total, and closed ones make room', () => {
  const streams = openChangeStreams(settings);
  const first = [1, 2, 3].map((user_id) => streamOf(user_id));
  for (const stream of first) streams.add(stream);
  expect([streams.hasRoomFor('192.0.2.1'), streams.hasRoomFor('192.0.2.2')]).toEqual([false, true]);
  streams.add(streamOf(4, '192.0.2.2'));
  expect(streams.hasRoomFor('192.0.2.3')).toBe(false);
  for (const stream of first) {
    streams.remove(stream);
    streams.remove(stream);
  }
  expect([streams.size(), streams.hasRoomFor('192.0.2.1')]).toEqual([1, true]);
});

test('closing ends every stream, and no new one is accepted', () => {
  const streams = openChangeStreams(settings);
  const [one, two] = [streamOf(1), streamOf(2)];
  for (const stream of [one, two]) streams.add(stream);
  streams.close();
  jest.advanceTimersByTime(5_000);
  expect([written(one), written(two)]).toEqual([['ended'], ['ended']]);
  expect([streams.size(), streams.hasRoomFor('192.0.2.9')]).toEqual([0, false]);
});
