import { useChosenHotel } from '@suite/session';
import { Link } from 'react-router-dom';
import { preloadRemote } from '#loading/preload-remote';
import { withHotel } from '../hotel-switch/hotel-in-address.tsx';
import { prefetchCallsOfFirstVisit } from '../remotes/lifecycle/prefetch-calls.ts';
import { isAboutChosenHotel } from '../remotes/registry/find-remote.ts';
import type { MenuItem } from './build-menu.ts';
import styles from './menu.module.css';
import { t } from '../languages/catalog.ts';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWasQuiet } from '../scheduling/use-was-quiet.ts';
import { isIconPath, type MenuIcon as MenuIconName } from '@suite/descriptor';
import { Icon, type IconName } from '@suite/ui';
import { callEndpoint } from '@suite/api-client';
import { defineEndpoint } from '@suite/contracts/http';
import { number, object } from 'yup';

const reloadEveryMs = 60_000;
const name = 'count-menu-entry';

const countEndpoint = (path: string) =>
  defineEndpoint({
    name,
    method: 'GET',
    path: path as `/${string}`,
    access: 'signed-in',
    query: object({ hotelId: number() }),
    result: object({ count: number().required() }),
    fallbackMessage: t('Failed to count'),
  });

interface MenuLinkProps {
  item: MenuItem;
  active: boolean;
  narrow: boolean;
  onNavigate: () => void;
}

const largestShown = 99;

export function MenuLink(props: MenuLinkProps) {
  const { item } = props;
  const [chosen] = useChosenHotel();
  const followsHotel = item.remote !== undefined && isAboutChosenHotel([item.remote], item.path);
  const hotelId = followsHotel ? chosen : null;
  return item.count ? (
    <CountingLink {...props} hotelId={hotelId} path={item.count.path} />
  ) : (
    <EntryLink {...props} hotelId={hotelId} count={0} />
  );
}

interface LinkProps extends MenuLinkProps {
  hotelId: number | null;
}

/** Most entries have no count, so they need not subscribe to one. */
function CountingLink({ path, ...props }: LinkProps & { path: string }) {
  return <EntryLink {...props} count={useMenuCount(path, props.hotelId)} />;
}

function EntryLink({ item, active, narrow, onNavigate, hotelId, count }: LinkProps & { count: number }) {
  const name =
    item.count && count > 0
      ? t('{page}, {count} {counted}', { page: item.label, count, counted: item.count.label })
      : undefined;
  const address = { pathname: item.path, search: withHotel('', hotelId) };
  const preload = () => item.remote && void preloadRemote(item.remote);
  return (
    <Link
      to={address}
      className={styles.link}
      aria-current={active ? 'page' : undefined}
      aria-label={name}
      title={narrow ? (name ?? item.label) : undefined}
      onClick={(event) => {
        onNavigate();
        // Prefetching before the layout renders saves 60 ms or more on a slow phone; modifier keys open another tab.
        if (!item.remote || event.ctrlKey || event.metaKey || event.shiftKey) return;
        prefetchCallsOfFirstVisit(item.remote, address);
        preload();
      }}
      onMouseEnter={preload}
      onFocus={preload}
      onPointerDown={preload}
    >
      <MenuIcon icon={item.icon} />
      <span className={narrow ? styles.hiddenLabel : undefined}>{item.label}</span>
      {count > 0 ? (
        <span className={narrow ? styles.countNarrow : styles.count} aria-hidden>
          {count > largestShown ? `${largestShown}+` : count}
        </span>
      ) : null}
    </Link>
  );
}

function useMenuCount(path: string, hotelId: number | null): number {
  const queries = useQueryClient();
  const { data = 0, refetch } = useQuery({ ...menuCountQuery(path, hotelId), enabled: useWasQuiet() });
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queries, refetch],
  );
  return data;
}

const drawings: Record<MenuIconName, IconName> = {
  account: 'user',
  bookings: 'bookings',
  calendar: 'bookings',
  chart: 'reports',
  dashboard: 'dashboard',
  hotel: 'hotel',
  list: 'menu',
  mail: 'mail',
  roles: 'roles',
  rooms: 'home',
  settings: 'settings',
  staff: 'team',
  tasks: 'check',
  verification: 'check',
};

function MenuIcon({ icon }: { icon: string | undefined }) {
  if (icon !== undefined && isIconPath(icon)) {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" className={styles.ownIcon} aria-hidden>
        <path d={icon} />
      </svg>
    );
  }
  return <Icon name={nameOf(icon)} />;
}

function nameOf(icon: string | undefined): IconName {
  return icon !== undefined && Object.hasOwn(drawings, icon) ? drawings[icon as MenuIconName] : 'feature';
}

function menuCountQuery(path: string, hotelId: number | null) {
  return queryOptions({
    queryKey: ['shell', name, path, hotelId] as const,
    queryFn: async ({ signal }) => {
      const query = hotelId === null ? {} : { hotelId };
      return (await callEndpoint(countEndpoint(path), { query, signal })).result.count;
    },
    refetchInterval: reloadEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}
