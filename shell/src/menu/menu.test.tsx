import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderScreen } from '@suite/testing';
import { screen } from '@testing-library/react';
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
