import type { MenuIcon } from '@suite/descriptor';
import type { IconName } from '@suite/ui';

const drawings: Record<MenuIcon, IconName> = {
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

/** The drawing for the icon a remote names; a name from a later version gets a plain one. */
export function menuIcon(name: string | undefined): IconName {
  return name !== undefined && Object.hasOwn(drawings, name) ? drawings[name as MenuIcon] : 'feature';
}
