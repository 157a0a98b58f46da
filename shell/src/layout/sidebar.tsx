import { Button, Icon } from '@suite/ui';
import { useEffect, type ReactNode } from 'react';
import { HotelSwitch } from '../hotel-switch/hotel-switch.tsx';
import { NotificationsButton } from '../notifications/notifications-trigger.tsx';
import { SearchButton } from '../search/search-trigger.tsx';
import styles from './layout.module.css';
import { rich, t } from '../languages/catalog.ts';
import { isOwnRoleName } from '@suite/contracts/permissions';
import { translateMessage } from '@suite/i18n';
import { roleLabel, useSession } from '@suite/session';
import { useAtom, useSetAtom } from 'jotai';
import { colorModeAtom, describeColorMode } from '../color-mode/color-mode.ts';
import { overridePanelOpenAtom, useOverrideState } from '../overrides/use-override-state.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { leaveAtom } from '../unsaved/pending-leave.ts';

const version = '1.0.0';

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

function SignedInUser({ narrow }: { narrow: boolean }) {
  const { user } = useSession();
  const [mode, setMode] = useAtom(colorModeAtom);
  const { busy, leave } = useSignOut();
  const askToLeave = useSetAtom(leaveAtom);
  const { isOffered } = useOverrideState();
  const openOverrides = useSetAtom(overridePanelOpenAtom);
  if (!user) return null;

  const other = mode === 'dark' ? 'light' : 'dark';
  const label = roleLabel(user);
  const role = isOwnRoleName(label) ? translateMessage(label) : label;
  return (
    <div className={narrow ? styles.personNarrow : styles.person}>
      {!narrow && (
        <div className={styles.personText}>
          <span className={styles.personName}>{`${user.usr_firstname} ${user.usr_lastname}`}</span>
          <span className={styles.muted}>
            {user.hotel_name ? t('{role} at {hotel}', { role, hotel: user.hotel_name }) : role}
          </span>
        </div>
      )}
      <div className={narrow ? styles.personNarrow : styles.personActions}>
        <footer className={styles.muted}>{narrow ? version : t('Version {version}', { version })}</footer>
        {isOffered && (
          <Button
            variant="text"
            icon={<Icon name="feature" />}
            aria-label={t('Overrides')}
            aria-haspopup="dialog"
            onClick={() => openOverrides(true)}
          />
        )}
        <Button
          variant="text"
          icon={<Icon name={other} />}
          aria-label={describeColorMode(other)}
          onClick={() => setMode(other)}
        />
        <Button
          variant="text"
          icon={<Icon name="logout" />}
          aria-label={t('Sign out')}
          busy={busy}
          onClick={() => askToLeave(() => void leave())}
        />
      </div>
    </div>
  );
}
