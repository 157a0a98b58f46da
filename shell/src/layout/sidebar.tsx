import { Button, Icon } from '@suite/ui';
import { useEffect, type ReactNode } from 'react';
import { HotelSwitch } from '../hotel-switch/hotel-switch.tsx';
import { NotificationsButton } from '../notifications/notifications-button.tsx';
import { SearchButton } from '../search/search-button.tsx';
import styles from './layout.module.css';
import { SignedInUser } from './signed-in-user.tsx';
import { rich, t } from '../languages/catalog.ts';

interface SidebarProps {
  narrow: boolean;
  small: boolean;
  followsHotel: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function Sidebar({ narrow, small, followsHotel, onToggle, children }: SidebarProps) {
  useEffect(() => {
    if (!small) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onToggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [small, onToggle]);

  const label = small ? t('Close menu') : narrow ? t('Expand sidebar') : t('Collapse sidebar');
  return (
    <aside className={narrow ? styles.sidebarNarrow : styles.sidebar} aria-label={t('Main')}>
      <div className={styles.brand}>
        {!narrow && (
          <span className={styles.brandName}>
            {rich('Hotel {product}', { product: <strong>{t('Management Suite')}</strong> })}
          </span>
        )}
        <Button
          variant="text"
          icon={<Icon name={small ? 'close' : narrow ? 'expand' : 'collapse'} />}
          aria-label={label}
          aria-expanded={!narrow}
          onClick={onToggle}
        />
      </div>
      {small ? null : (
        <div className={narrow ? styles.toolsNarrow : styles.tools}>
          <SearchButton narrow={narrow} />
          <NotificationsButton />
        </div>
      )}
      <HotelSwitch narrow={narrow} followsHotel={followsHotel} />
      <nav className={styles.nav} aria-label={t('Pages')}>
        {children}
      </nav>
      <SignedInUser narrow={narrow} />
    </aside>
  );
}
