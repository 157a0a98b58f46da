import { beforeEach, expect, jest, test } from '@jest/globals';
import { searchEverywhereEndpoint, type SearchHit } from '@suite/contracts/search';
import { fakeApi, refusal, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildMenu } from '../menu/build-menu.ts';
import { liveRemote, menuEntry } from '../testing/live-remote.factory.ts';
import { CommandList } from './command-list.tsx';
import { SearchButton, SearchTrigger } from './search-trigger.tsx';

const remotes = [
  liveRemote({
    name: 'mf-bookings',
    title: 'Bookings',
    menu: [menuEntry('All Bookings', '/bookings')],
    actions: [{ label: 'Create a booking', path: '/?create=1', keywords: ['reservation'] }],
  }),
  liveRemote({ name: 'mf-dashboard', menu: [menuEntry('Dashboard', '/dashboard', { order: 20 })] }),
];

const ana: SearchHit = {
  ...{ kind: 'guest', id: 12, title: 'Ana Prado', detail: 'Booking #12' },
  path: '/bookings?id=12',
};

function open(answer: (q: string | null) => SearchHit[] = () => [ana]) {
  const api = fakeApi().on(searchEverywhereEndpoint, ({ url }) => ({
    hits: answer(new URL(url, 'http://x.test').searchParams.get('q')),
  }));
  const area = (
    <>
      <SearchButton narrow={false} />
      <input aria-label="Another field" />
      <SearchTrigger rows={buildMenu(remotes, [])} remotes={remotes} />
    </>
  );
  return { api, ...renderScreen(area, { url: '/dashboard', user: userProfileFactory.build() }) };
}

const field = () => screen.findByRole('combobox', { name: 'Search' });
const marked = () => screen.getByRole('option', { selected: true });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeEach(() => localStorage.clear());

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
  '%s opens the search, Escape closes it',
  async (keys) => {
    const { user } = open();
    await user.keyboard(keys);
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  },
);

test('while typing elsewhere only the chord opens it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('textbox', { name: 'Another field' }));
  await user.keyboard('/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
});

test('a guest is found, marked by the arrows and opened by Enter; the next search offers her first', async () => {
  const { user, url, api } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await field(), 'ana');
  expect(await screen.findByRole('group', { name: 'Guests' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  expect(marked()).toHaveTextContent('Ana Prado');
  await user.keyboard('{Enter}');
  expect(url()).toBe('/bookings?id=12');
  expect(screen.queryByRole('combobox')).toBeNull();
  // The settled text causes one request; its prefixes cause none.
  expect(api.calls).toHaveLength(1);
  await user.keyboard('/');
  await field();
  expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option')).toHaveTextContent('Ana');
});

test('pages and actions are found at once, by their words and keywords', async () => {
  const { user, url } = open(() => []);
  await user.keyboard('/');
  await user.type(await field(), 'RÉSERV');
  expect(options()).toEqual(['Create a bookingBookings']);
  await user.clear(await field());
  expect(options()).toContain('Sign out');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toHaveTextContent('Dashboard');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(url()).toBe('/bookings');
});

test('nothing found is said, and so is a failure, with a way to try again', async () => {
  let fails = true;
  const { user } = open(() => {
    if (fails) throw refusal(503, { message: 'The database does not answer.' });
    return [];
  });
  await user.keyboard('/');
  await user.type(await field(), 'zzz');
  expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing found for "zzz".')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('? lists the keys, and single characters can be turned off', async () => {
  const { user } = open();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Use the keys/ }));
  await user.keyboard('{Escape}');
  await user.keyboard('/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
});

test('what is typed while the search is still being loaded is searched for', async () => {
  const { user } = open();
  // The code cannot arrive before these two events.
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const early = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.change(early, { target: { value: 'an' } });
  expect(await field()).toHaveFocus();
  await user.keyboard('a');
  expect(await field()).toHaveValue('ana');
  expect(await screen.findByRole('option', { name: /Ana Prado/ })).toBeVisible();
});

test('a line that is chosen by Enter is not chosen again when the field loses the focus', async () => {
  const onChoose = jest.fn();
  const commands = [
    { key: 'create', group: 'Actions', title: 'Create a booking', detail: '', path: '/create' },
  ];
  const { user } = renderScreen(
    <>
      <CommandList text="Create" commands={commands} onType={() => undefined} onChoose={onChoose} />
      <input aria-label="Another field" />
    </>,
  );
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('textbox', { name: 'Another field' }).focus());
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('of a thousand pages the first are listed, and each is found by its name', async () => {
  const menu = Array.from({ length: 1_000 }, (_, number) => menuEntry(`Area ${number}`, `/area-${number}`));
  const many = [liveRemote({ menu })];
  fakeApi().on(searchEverywhereEndpoint, () => ({ hits: [] }));
  const area = <SearchTrigger rows={buildMenu(many, [])} remotes={many} />;
  const { user } = renderScreen(area, { url: '/dashboard', user: userProfileFactory.build() });
  await user.keyboard('/');
  await field();
  expect(within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(50);
  expect(screen.getByRole('option', { name: 'Sign out' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    '950 more pages and actions are not listed: type more of their names.',
  );
  await user.type(await field(), 'area 987');
  expect(options()).toEqual(['Area 987']);
  expect(screen.getByRole('status')).not.toHaveTextContent('not listed');
});
