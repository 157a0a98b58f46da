import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { defineRemote } from '../define-remote.tsx';
import { hotRemote } from './hot-remote.tsx';

class DevelopmentServer extends EventTarget {
  static last: DevelopmentServer;

  constructor() {
    super();
    DevelopmentServer.last = this;
  }

  async send(...messages: { type: string; data?: unknown }[]): Promise<void> {
    await act(async () => {
      for (const message of messages)
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    });
  }
}

const realSocket = globalThis.WebSocket;
let running = 'a';
let isBroken = false;

beforeEach(() => {
  globalThis.WebSocket = DevelopmentServer as unknown as typeof WebSocket;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  running = 'a';
  isBroken = false;
});
afterEach(() => {
  globalThis.WebSocket = realSocket;
  jest.restoreAllMocks();
});

function SampleScreen() {
  if (isBroken) throw new Error('thrown by the screen');
  return <h1>Sample</h1>;
}

async function start() {
  const { module } = hotRemote(defineRemote({ routes: [{ path: '/', screen: async () => SampleScreen }] }), {
    name: 'mf-sample',
    socket: 'ws://localhost/',
    hash: () => running,
    hot: {
      status: () => 'idle',
      check: async () => {
        running = isBroken ? 'broken' : 'mended';
        rerender(page());
      },
      accept: () => undefined,
      dispose: () => undefined,
      invalidate: () => undefined,
    },
  });
  const Screens = module.createScreens(null);
  const page = () => (
    <MemoryRouter key={running}>
      <Screens />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  await screen.findByText('Sample');
}

const told = () => screen.queryByRole('alert', { name: 'The code has an error' });
const built = (hash: string) =>
  DevelopmentServer.last.send({ type: 'hash', data: hash }, { type: 'still-ok' });

test('the error of a screen stays on view when the same code is built again, until it is fixed', async () => {
  await start();
  isBroken = true;
  await built('broken');
  expect(told()?.textContent).toContain('thrown by the screen');
  await built('broken');
  expect(told()?.textContent).toContain('thrown by the screen');

  isBroken = false;
  await built('mended');
  expect(told()).toBeNull();
  expect(await screen.findByText('Sample')).toBeTruthy();
});

test('a reverted build error leaves the page unchanged, and its message disappears', async () => {
  await start();
  await DevelopmentServer.last.send({
    type: 'errors',
    data: [{ moduleName: 'sample.screen.tsx', message: 'Unexpected token' }],
  });
  expect(told()?.textContent).toContain('sample.screen.tsx');
  await built('a');
  expect(told()).toBeNull();
  expect(screen.getByText('Sample')).toBeTruthy();
});
