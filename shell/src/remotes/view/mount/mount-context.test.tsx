import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { MountModule } from '@suite/remote-kit';
import { hostOf } from '../remote-host.tsx';
import { createMountContext, MountEvents } from './mount-context.ts';
import { createMountRoot } from './mount-root.ts';

afterEach(() => void jest.restoreAllMocks());

function mountContext(signal = new AbortController().signal) {
  return createMountContext(createMountRoot(), {
    host: hostOf({ name: 'mf-tasks' }),
    events: new MountEvents(),
    signal,
    props: () => ({}),
    basePath: () => '/tasks',
    navigate: () => undefined,
    setUnsaved: () => undefined,
  });
}

/** Answers every request with `body`, and collects the requests. */
function answerRequests(body: object): Request[] {
  const requests: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    requests.push(new Request(input, init));
    return new Response(JSON.stringify(body));
  });
  return requests;
}

test('the fetch of the context is that of a client of the OpenAPI document', async () => {
  const bookings = [{ name: 'Ines Duarte' }, { name: 'Ana Costa' }];
  const requests = answerRequests({ success: true, result: { bookings } });
  // A static import would need types that another test generates.
  const example = join(import.meta.dirname, '../../../../../examples/typed-client/src/remote.ts');
  const { mount } = (await import(example)) as MountModule;
  const element = document.createElement('div');
  await mount(element, mountContext());
  expect(element).toHaveTextContent('Ines Duarte, Ana Costa');
  expect(requests.map(({ url }) => url)).toEqual([`${location.origin}/api/bookings?page=1&limit=10`]);
});

test('calls end when the remote is left, also those with a signal of their own', async () => {
  const requests = answerRequests({});
  const left = new AbortController();
  const context = mountContext(left.signal);
  const { signal } = new AbortController();
  await context.fetch('/bookings');
  await context.fetch('/bookings', { signal });
  await context.fetch(new Request(`${location.origin}/api/bookings`, { signal }));
  expect(requests.map((request) => request.signal.aborted)).toEqual([false, false, false]);
  left.abort();
  expect(requests.map((request) => request.signal.aborted)).toEqual([true, true, true]);
});

test('a call ends by its own signal', async () => {
  const requests = answerRequests({});
  const own = new AbortController();
  await mountContext().fetch('/bookings', { signal: own.signal });
  own.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
});
