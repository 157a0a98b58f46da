import { isIconPath, type MenuIcon as MenuIconName } from '@suite/descriptor';
import { Icon, type IconName } from '@suite/ui';
import styles from './menu.module.css';

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

export function MenuIcon({ icon }: { icon: string | undefined }) {
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
