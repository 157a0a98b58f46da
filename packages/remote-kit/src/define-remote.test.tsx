import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { defineRemote } from './define-remote.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

describe('defineRemote', () => {
  test('shows the fallback, then the screen of the current path', async () => {
    const remote = defineRemote({
      routes: [
        { path: '/a', screen: async () => () => <p>screen A</p> },
        { path: '/b/:id', screen: async () => () => <p>screen B</p> },
      ],
    });
    const Screens = remote.createScreens(<p>one moment</p>);
    render(
      <MemoryRouter initialEntries={['/b/7']}>
        <Screens />
      </MemoryRouter>,
    );
    expect(screen.getByText('one moment')).toBeVisible();
    expect(await screen.findByText('screen B')).toBeVisible();
    expect(screen.queryByText('screen A')).toBeNull();
  });

  test('asks again for a screen that failed to load when made afresh', async () => {
    let attempts = 0;
    const remote = defineRemote({
      routes: [
        {
          path: '/',
          screen: async () => {
            attempts += 1;
            if (attempts === 1) throw new Error('the network went away');
            return () => <p>here</p>;
          },
        },
      ],
    });
    const show = () => {
      const Screens = remote.createScreens('loading');
      return (
        <MemoryRouter key={attempts}>
          <Boundary>
            <Screens />
          </Boundary>
        </MemoryRouter>
      );
    };
    const { rerender } = render(show());
    expect(await screen.findByText('failed')).toBeVisible();
    rerender(show());
    expect(await screen.findByText('here')).toBeVisible();
    expect(attempts).toBe(2);
  });
});

describe('a screen that was loaded before', () => {
  test('is shown at once, without its fallback', async () => {
    const remote = defineRemote({ routes: [{ path: '/', screen: async () => () => <p>at once</p> }] });
    await remote.routes[0]?.screen();
    const Screens = remote.createScreens(<p>one moment</p>);
    render(
      <MemoryRouter>
        <Screens />
      </MemoryRouter>,
    );
    expect(screen.getByText('at once')).toBeVisible();
    expect(screen.queryByText('one moment')).toBeNull();
  });
});

describe('the texts of a remote', () => {
  test('are there before a screen or a part is', async () => {
    let arrive = () => {};
    const texts = new Promise<void>((resolve) => (arrive = resolve));
    const { routes, parts } = defineRemote({
      catalog: { load: () => texts },
      routes: [{ path: '/', screen: async () => () => <p>here</p> }],
      parts: { panel: async () => () => <p>panel</p> },
    });
    const shown: string[] = [];
    const note = async (what: string, load: (() => Promise<unknown>) | undefined) => {
      await load?.();
      shown.push(what);
    };
    const waiting = [note('screen', routes[0]?.screen), note('part', parts.panel)];
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).toEqual([]);
    arrive();
    await Promise.all(waiting);
    expect(shown.toSorted()).toEqual(['part', 'screen']);
  });
});
