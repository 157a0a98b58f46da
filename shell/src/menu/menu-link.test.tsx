import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, renderScreen, type FakeApi } from '@suite/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { liveRemote, menuEntry } from '../testing/live-remote.factory.ts';
import { buildMenu } from './build-menu.ts';
import { Menu } from './menu.tsx';

const before = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  fetched.mockReset().mockImplementation(() => new Promise<Response>(() => undefined));
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = before;
});

function renderEntry(name: string) {
  const path = `/${name}`;
  const entry = 'entry.js';
  const remote = liveRemote({
    name,
    base: `/releases/${name}/1/`,
    entry,
    files: { [entry]: `sha384-${'A'.repeat(64)}` },
    menu: [menuEntry('Things', path)],
    routes: [{ path, permissions: [], shellLayout: true, prefetch: [{ path: '/things' }] }],
  });
  renderScreen(<Menu rows={buildMenu([remote], [])} narrow={false} onNavigate={() => undefined} />);
  const files = () => fetched.mock.calls.map(([url]) => url as string).filter((url) => url.includes(name));
  return { link: screen.getByRole('link', { name: 'Things' }), files };
}

/** Prevents the navigation, which jsdom does not implement. */
function click(link: HTMLElement, keys: object = {}) {
  const event = createEvent.click(link, keys);
  link.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true });
  fireEvent(link, event);
}

test('pressing an entry asks for the data and the files of its page, before the page is drawn', async () => {
  const { link, files } = renderEntry('mf-pressed');
  click(link);
  await waitFor(() => expect(files()).toEqual([expect.stringContaining('/releases/mf-pressed/1/entry.js')]));
  expect(api.calls.map(({ url }) => url)).toEqual(['/things']);
});

test('a finger on an entry asks for the files, as a pointer over it does', async () => {
  const { link, files } = renderEntry('mf-touched');
  fireEvent.pointerDown(link);
  await waitFor(() => expect(files()).toHaveLength(1));
  expect(api.calls).toEqual([]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s, which opens another tab, it asks for nothing',
  async (key) => {
    const { link, files } = renderEntry(`mf-${key}`);
    click(link, { [key]: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(files()).toEqual([]);
    expect(api.calls).toEqual([]);
  },
);
