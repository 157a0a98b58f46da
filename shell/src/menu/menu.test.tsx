import { beforeEach, describe, expect, test } from '@jest/globals';
import { countAttentionItemsEndpoint } from '@suite/contracts/attention';
import { fakeApi, refusal, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import type { LiveRemote } from '@suite/descriptor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { liveRemote, menuEntry } from '../testing/live-remote.factory.ts';
import { buildMenu } from './build-menu.ts';
import { Menu } from './menu.tsx';

const group = { id: 'bookings', label: 'Bookings', order: 20 };
const rows = buildMenu(
  [
    liveRemote({ menu: [menuEntry('Dashboard', '/dashboard')] }),
    liveRemote({ menu: [menuEntry('All Bookings', '/', { group, alsoActiveOn: ['/bookings'] })] }),
  ],
  [],
);

function renderMenu(url: string, narrow = false) {
  return renderScreen(
    <>
      <Menu rows={rows} narrow={narrow} onNavigate={() => undefined} />
      <Link to="/bookings">elsewhere</Link>
    </>,
    { url },
  );
}

beforeEach(() => localStorage.clear());

describe('Menu', () => {
  test('says so when there is nothing to show', () => {
    renderScreen(<Menu rows={[]} narrow={false} onNavigate={() => undefined} />);
    expect(screen.getByText('No pages available for your permissions')).toBeVisible();
  });

  test('draws the icon of a remote by its path, and a plain one for a name it does not know', () => {
    const path = 'M12 2 2 22h20z';
    const icons = [path, 'from-a-later-version', '<script>'];
    const menu = icons.map((icon, index) => menuEntry(`Page ${index}`, `/${index}`, { icon }));
    renderScreen(
      <Menu rows={buildMenu([liveRemote({ menu })], [])} narrow={false} onNavigate={() => undefined} />,
    );
    const [own, ...plain] = icons.map((_, index) =>
      screen.getByRole('link', { name: `Page ${index}` }).querySelector('svg')!,
    );
    expect(own).toContainHTML(`<path d="${path}"></path>`);
    expect(own).toHaveAttribute('fill', 'currentColor');
    for (const one of plain) expect(one).toHaveAttribute('data-icon', 'apartment');
  });

  test.each(['/', '/bookings'])('marks All Bookings as current at %s', (url) => {
    renderMenu(url);
    expect(screen.getByRole('link', { name: 'All Bookings' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  test('starts with open groups, closes on demand, and opens again when navigation enters', async () => {
    const { user } = renderMenu('/dashboard');
    const button = screen.getByRole('button', { name: 'Bookings' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(screen.queryByRole('link', { name: 'All Bookings' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    expect(screen.getByRole('link', { name: 'All Bookings' })).toBeVisible();
  });

  test('remembers on this device which groups were closed, and shows where one is all the same', async () => {
    const { user, unmount } = renderMenu('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Bookings' }));
    unmount();
    const next = renderMenu('/dashboard');
    expect(screen.getByRole('button', { name: 'Bookings' })).toHaveAttribute('aria-expanded', 'false');
    next.unmount();
    renderMenu('/bookings');
    expect(screen.getByRole('link', { name: 'All Bookings' })).toBeVisible();
  });

  test('keeps every link and its name when narrow', () => {
    renderMenu('/', true);
    expect(screen.getByRole('link', { name: 'All Bookings' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bookings' })).toBeNull();
  });
});

describe('The count of an entry', () => {
  const counted = menuEntry('Needs attention', '/attention', {
    count: { path: '/attention/count', label: 'waiting' },
    permissions: ['manage_hotel'],
  });
  const route = { path: '/attention', permissions: [], shellLayout: true, followsHotel: true };
  const remotes = [liveRemote({ menu: [counted, menuEntry('Dashboard', '/dashboard')], routes: [route] })];
  const ChangeSomething = () => {
    const { mutate } = useMutation({ mutationFn: () => Promise.resolve() });
    return (
      <button type="button" onClick={() => mutate()}>
        change
      </button>
    );
  };
  const open = (permissions: readonly string[], user = userProfileFactory.hotelAdmin().build()) =>
    renderScreen(
      <>
        <Menu rows={buildMenu(remotes, permissions)} narrow={false} onNavigate={() => undefined} />
        <ChangeSomething />
      </>,
      { user },
    );

  test('stands beside its label, is part of its name, and is read anew after a change', async () => {
    let count = 120;
    const api = fakeApi().on(countAttentionItemsEndpoint, () => ({ count }));
    const { user } = open(['manage_hotel']);
    expect(await screen.findByRole('link', { name: 'Needs attention, 120 waiting' })).toBeVisible();
    expect(screen.getByText('99+')).toBeVisible();
    count = 0;
    await user.click(screen.getByRole('button', { name: 'change' }));
    expect(await screen.findByRole('link', { name: 'Needs attention' })).toBeVisible();
    expect(api.callsTo(countAttentionItemsEndpoint).map(({ query }) => query)).toEqual([{}, {}]);
  });

  test('is asked for by the entries that have one, and by no others', () => {
    const Asked = () => useQueryClient().getQueryCache().getAll().length;
    const asked = (shown: readonly LiveRemote[]) => {
      const { unmount } = renderScreen(
        <>
          <Menu rows={buildMenu(shown, ['manage_hotel'])} narrow={false} onNavigate={() => undefined} />
          <output>
            <Asked />
          </output>
        </>,
      );
      const count = screen.getByRole('status').textContent;
      unmount();
      return Number(count);
    };
    const plain = [liveRemote({ menu: [menuEntry('Dashboard', '/dashboard')] })];
    expect(asked(remotes) - asked([])).toBe(1);
    expect(asked(plain) - asked([])).toBe(0);
  });

  test('is of the chosen hotel where the page follows it', async () => {
    const user = userProfileFactory.superAdmin().build();
    localStorage.setItem(`suite:hotel:${user.user_id}`, '7');
    const api = fakeApi().on(countAttentionItemsEndpoint, () => ({ count: 1 }));
    open(['manage_hotel'], user);
    await screen.findByRole('link', { name: 'Needs attention, 1 waiting' });
    expect(api.callsTo(countAttentionItemsEndpoint)[0]?.query).toEqual({ hotelId: 7 });
  });

  test('is missing without a word when the server does not say, and not asked for without the permission', async () => {
    const api = fakeApi().on(countAttentionItemsEndpoint, () => {
      throw refusal(500, {});
    });
    open([]).unmount();
    expect(api.calls).toEqual([]);
    open(['manage_hotel']);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Needs attention' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
