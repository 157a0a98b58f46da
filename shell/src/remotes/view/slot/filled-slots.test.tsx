import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LiveRemote, RegistryDocument } from '@suite/descriptor';
import { createSlot, defineFill, defineRemote, type FillModule, type MountModule } from '@suite/remote-kit';
import { renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { liveRemote } from '../../../testing/live-remote.factory.ts';

const modules = new Map<string, () => Promise<object>>();
// The build defines the versions of shared modules, which unit tests lack.
jest.doMock('../../federation/load-federation.ts', () => ({
  loadFederation: async () => ({
    checkShared: () => undefined,
    loadContainer: ({ container }: LiveRemote, module: string) => modules.get(`${container} ${module}`)?.(),
  }),
}));

interface Slots {
  'page.notes': { page: number };
}
type NotesProps = Slots['page.notes'];

const entry = '/* an entry */';
const hash = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
const before = globalThis.fetch;
let filled: LiveRemote[] = [];

beforeEach(() => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  modules.clear();
  filled = [];
  globalThis.fetch = async (url) =>
    typeof url === 'string' && url.includes('/releases/')
      ? new Response(entry, { headers: { 'content-type': 'text/javascript' } })
      : new Response(null, { status: 204 });
});
afterEach(() => {
  globalThis.fetch = before;
  jest.restoreAllMocks();
});

function fill(
  name: string,
  order: number,
  exported: () => Promise<object>,
  permissions: string[] = [],
): void {
  const container = name.replaceAll('-', '_');
  modules.set(`${container} ./notes`, exported);
  filled.push(
    liveRemote({
      ...{ name, container, files: { 'remoteEntry.0123456789ab.js': hash } },
      fills: [{ slot: 'page.notes', module: './notes', title: `Notes of ${name}`, order, permissions }],
    }),
  );
}

const showing =
  (text: string): (() => Promise<FillModule<NotesProps>>) =>
  async () =>
    defineFill<NotesProps>({
      component:
        async () =>
        ({ page }) => (
          <p>
            {text} of page {page}
          </p>
        ),
    });

const Slot = createSlot<Slots>();

function Page() {
  const [page, setPage] = useState<number>();
  return (
    <>
      <h1>The page</h1>
      <button onClick={() => setPage((page ?? 0) + 1)}>next</button>
      <button onClick={() => setPage(undefined)}>close</button>
      {page === undefined ? null : <Slot name="page.notes" props={{ page }} />}
    </>
  );
}

async function openPage() {
  const [{ FilledSlots }, { openScreens }] = await Promise.all([
    import('./filled-slots.tsx'),
    import('../open-screens.tsx'),
  ]);
  const offering = defineRemote({ routes: [{ path: '/', screen: async () => Page }] });
  const own = liveRemote({ name: 'mf-pages' });
  const Screens = await openScreens(offering, {
    ...own,
    loaded: own,
    pathname: '/',
    loading: 'loading',
  });
  const document: RegistryDocument = { version: 1, remotes: filled, restrictedPaths: [] };
  const view = renderScreen(
    <>
      <Screens />
      <FilledSlots document={document} refresh={async () => undefined} />
    </>,
    { user: userProfileFactory.staff().build() },
  );
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('next');
  return { ...view, press };
}

describe('a slot in a page', () => {
  test('shows its fills in their order with its props, those with a missing permission apart', async () => {
    fill('mf-second', 20, showing('second'));
    fill('mf-first', 10, showing('first'));
    fill('mf-hidden', 5, showing('hidden'), ['a_permission_of_others']);
    const { press } = await openPage();
    const first = await screen.findByText('first of page 1');
    const second = await screen.findByText('second of page 1');
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/hidden/)).toBeNull();
    await press('next');
    expect(screen.getByText('first of page 2')).toBe(first);
  });

  test('shows a skeleton while a fill is on its way', async () => {
    fill('mf-slow', 10, () => new Promise(() => undefined));
    await openPage();
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
  });

  test('shows a card for a fill that throws, beside the others, and tries it again with its button', async () => {
    let works = false;
    fill('mf-broken', 10, async () =>
      defineFill<NotesProps>({
        component: async () => () => {
          if (!works) throw new Error('broken');
          return <p>repaired</p>;
        },
      }),
    );
    fill('mf-well', 20, showing('well'));
    const { press } = await openPage();
    expect(await screen.findByText('Notes of mf-broken is not available')).toBeVisible();
    expect(screen.getByText('well of page 1')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    works = true;
    await press('Retry');
    expect(await screen.findByText('repaired')).toBeVisible();
    expect(screen.queryByText('Notes of mf-broken is not available')).toBeNull();
  });

  test.each([
    ['exports something else', async () => ({ routes: [] })],
    ['cannot be loaded', async () => Promise.reject(new Error('no such module'))],
  ])('shows the card for a module that %s', async (_what, exported) => {
    fill('mf-broken', 10, exported);
    await openPage();
    expect(await screen.findByText('Notes of mf-broken is not available')).toBeVisible();
  });

  test('mounts a fill of another framework, tells it of other props, and unmounts it', async () => {
    const ends: string[] = [];
    const mount: MountModule<NotesProps>['mount'] = (element, context) => {
      const draw = () => (element.textContent = `mounted of page ${context.props.page}`);
      context.subscribe('props', draw);
      draw();
      return () => void ends.push('unmounted');
    };
    fill('mf-mounted', 10, async () => ({ mount }));
    const { press } = await openPage();
    const shown = () =>
      [...document.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot?.textContent ?? []);
    await waitFor(() => expect(shown()).toEqual(['mounted of page 1']));
    await press('next');
    expect(shown()).toEqual(['mounted of page 2']);
    await press('close');
    expect([shown(), ends]).toEqual([[], ['unmounted']]);
  });

  test('shows the card for a fill of another framework that cannot be mounted', async () => {
    const mount = () => Promise.reject(new Error('no mount'));
    fill('mf-mounted', 10, async () => ({ mount }));
    fill('mf-well', 20, showing('well'));
    await openPage();
    expect(await screen.findByText('Notes of mf-mounted is not available')).toBeVisible();
    expect(screen.getByText('well of page 1')).toBeVisible();
  });

  test('keeps an error from the clean-up of a fill away from the page that removes it', async () => {
    fill('mf-leaving', 10, async () =>
      defineFill<NotesProps>({
        component: async () =>
          function Leaving() {
            useEffect(
              () => () => {
                throw new Error('while leaving');
              },
              [],
            );
            return <p>here</p>;
          },
      }),
    );
    const { press } = await openPage();
    expect(await screen.findByText('here')).toBeVisible();
    await press('close');
    expect(screen.queryByText('here')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    await press('next');
    expect(await screen.findByText('here')).toBeVisible();
    await press('close');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });
});
