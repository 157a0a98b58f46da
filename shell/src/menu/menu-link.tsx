import { useChosenHotel } from '@suite/session';
import { Icon } from '@suite/ui';
import { Link } from 'react-router-dom';
import { preloadRemote } from '../remotes/download/preload-remote.ts';
import { withHotel } from '../hotel-switch/hotel-in-address.tsx';
import { isAboutChosenHotel } from '../remotes/registry/find-remote.ts';
import type { MenuItem } from './build-menu.ts';
import { menuIcon } from './menu-icon.ts';
import styles from './menu.module.css';

interface MenuLinkProps {
  item: MenuItem;
  active: boolean;
  narrow: boolean;
  onNavigate: () => void;
}

/** One link of the menu; pointing at it fetches the remote behind it. */
export function MenuLink({ item, active, narrow, onNavigate }: MenuLinkProps) {
  const [chosen] = useChosenHotel();
  const followsHotel = item.remote !== undefined && isAboutChosenHotel([item.remote], item.path);
  const preload = () => item.remote && void preloadRemote(item.remote);
  return (
    <Link
      to={{ pathname: item.path, search: withHotel('', followsHotel ? chosen : null) }}
      className={styles.link}
      aria-current={active ? 'page' : undefined}
      title={narrow ? item.label : undefined}
      onClick={onNavigate}
      onMouseEnter={preload}
      onFocus={preload}
    >
      <Icon name={menuIcon(item.icon)} />
      <span className={narrow ? styles.hiddenLabel : undefined}>{item.label}</span>
    </Link>
  );
}
