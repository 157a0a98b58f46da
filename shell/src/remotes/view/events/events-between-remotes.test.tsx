import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LiveRemote } from '@suite/descriptor';
import { createEvents, createSlot, defineFill, defineRemote } from '@suite/remote-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { liveRemote } from '../../../testing/live-remote.factory.ts';
import { openScreens } from '../open-screens.tsx';
import { openFill } from '../slot/fill-outlet.tsx';

interface Events {
  'pages.page-changed': { page: number; notes: string[] };
}
const { usePublish, useEvent } = createEvents<Events>();
const Slot = createSlot<{ 'pages.notes': object }>();

const publisher: Pick<LiveRemote, 'name' | 'events'> = {
  name: 'mf-pages',
  events: { publishes: ['pages.page-changed'] },
};
const listener: Pick<LiveRemote, 'name' | 'events'> = {
  name: 'mf-notes',
  events: { listensTo: ['pages.page-changed'] },
};

let thrown: string[] = [];
const onError = ({ message }: ErrorEvent) => void thrown.push(message);
beforeEach(() => {
  thrown = [];
  globalThis.addEventListener('error', onError);
  // jsdom logs errors that a task throws.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.removeEventListener('error', onError);
  jest.restoreAllMocks();
});

const notes = ['a'];
function Page() {
  const publish = usePublish();
  const change = () => {
    publish('pages.page-changed', { page: 7, notes });
    // Later changes must not affect the published payload.
    notes.push('later');
  };
  return <button onClick={change}>Change</button>;
}

function EventLabel({ label }: { label: string }) {
  const [told, setTold] = useState('nothing');
  useEvent('pages.page-changed', ({ page, notes: given }) => {
    given.push(label);
    setTold(`page ${page}, ${given.join('+')}, after ${told}`);
  });
  return (
    <p>
      {label}: {told}
    </p>
  );
}

async function open(fills: readonly (() => React.ReactNode)[], declared = { publisher, listener }) {
  notes.splice(0, notes.length, 'a');
  const remote = defineRemote({ routes: [{ path: '/', screen: async () => Page }] });
  const live = { ...liveRemote(), ...declared.publisher };
  const Screens = await openScreens(remote, { ...live, loaded: live, pathname: '/', loading: null });
  const Fills = await Promise.all(
    fills.map((Fill) =>
      openFill(defineFill({ component: async () => () => <Fill /> }), {
        ...declared.listener,
        loaded: liveRemote(),
      }),
    ),
  );
  const view = render(
    <MemoryRouter>
      <Screens />
      {Fills.map((Fill, index) => (
        <Fill key={index} />
      ))}
    </MemoryRouter>,
  );
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));
  return { ...view, change };
}

describe('an event of a remote', () => {
  test('reaches each listener of other remotes with a copy of its own', async () => {
    const { change } = await open([() => <EventLabel label="one" />, () => <EventLabel label="two" />]);
    await change();
    expect(await screen.findByText('one: page 7, a+one, after nothing')).toBeVisible();
    expect(await screen.findByText('two: page 7, a+two, after nothing')).toBeVisible();
    await change();
    expect(
      await screen.findByText('one: page 7, a+later+one, after page 7, a+one, after nothing'),
    ).toBeVisible();
  });

  test('reaches the others when one listener throws', async () => {
    function Broken() {
      useEvent('pages.page-changed', () => {
        throw new Error('a broken listener');
      });
      return null;
    }
    const { change } = await open([Broken, () => <EventLabel label="well" />]);
    await change();
    expect(await screen.findByText(/^well: page 7/)).toBeVisible();
    expect(thrown).toEqual([expect.stringContaining('a broken listener')]);
  });

  test('reaches no component that has left the page', async () => {
    const told = jest.fn();
    function Leaving() {
      useEvent('pages.page-changed', told);
      return null;
    }
    const { unmount } = await open([Leaving]);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    unmount();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(told).not.toHaveBeenCalled();
  });

  test.each([
    ['publishes', { publisher: { name: 'mf-pages' }, listener }, /mf-pages uses .* events\.publishes/],
    ['listensTo', { publisher, listener: { name: 'mf-notes' } }, /mf-notes uses .* events\.listensTo/],
  ])('that remote.json does not declare in %s is refused', async (_list, declared, reason) => {
    const { change } = await open([() => <EventLabel label="one" />], declared);
    await change();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.getByText('one: nothing')).toBeVisible();
    expect(thrown).toContainEqual(expect.stringMatching(reason));
  });

  test('takes the payload of its name', () => {
    function Wrong() {
      const publish = usePublish();
      // @ts-expect-error -- a page is a number
      publish('pages.page-changed', { page: '7', notes: [] });
      // @ts-expect-error -- there is no such event
      useEvent('pages.page-closed', () => undefined);
      return <Slot name="pages.notes" props={{}} />;
    }
    // Without a host, events have no effect and throw no error.
    expect(() => render(<Wrong />)).not.toThrow();
  });
});
