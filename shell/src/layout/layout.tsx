import { useSession } from '@suite/session';
import { Button, Icon, useMediaQuery } from '@suite/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { buildMenu } from '../menu/build-menu.ts';
import { HotelInAddress } from '../hotel-switch/hotel-in-address.tsx';
import { isAboutChosenHotel } from '../remotes/registry/find-remote.ts';
import { watchCoveredMenu, watchStarvedNavigation } from '../page-guard/watch-navigation.ts';
import { Menu } from '../menu/menu.tsx';
import { NotificationsButton, NotificationsTrigger } from '../notifications/notifications-trigger.tsx';
import { pageOverrides } from '../overrides/page-overrides.ts';
import { OverridePanelTrigger } from '../overrides/panel/override-panel-trigger.tsx';
import { useRegistryDocument } from '#loading/registry-document';
import { SearchButton, SearchTrigger } from '../search/search-trigger.tsx';
import { UnsavedQuestion } from '../unsaved/unsaved-question.tsx';
import { usePersistedFlag } from '../storage/use-persisted-flag.ts';
import styles from './layout.module.css';
import { Sidebar } from './sidebar.tsx';
import { t } from '../languages/catalog.ts';

export function Layout({ children }: { children: ReactNode }) {
  const { user, permissions } = useSession();
  const { data } = useRegistryDocument(user?.user_id ?? null);
  const isSmall = useMediaQuery('(max-width: 56.1875em)');
  const [narrow, setNarrow] = usePersistedFlag('suite:sidebar-narrow');
  const [open, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  const drawnPath = useRef(pathname);
  useEffect(() => {
    drawnPath.current = pathname;
  }, [pathname]);
  useEffect(watchCoveredMenu, []);
  useEffect(() => watchStarvedNavigation(() => drawnPath.current), []);

  const close = () => {
    setOpen(false);
    menuButton.current?.focus();
  };
  const showsNarrow = narrow && !isSmall;
  const remotes = data?.remotes ?? [];
  const followsHotel = isAboutChosenHotel(remotes, pathname);
  const rows = buildMenu(remotes, permissions);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('Skip to content')}
      </a>
      {isSmall && <MobileBar buttonRef={menuButton} open={open} onOpen={() => setOpen(true)} />}
      {isSmall && open && <div className={styles.overlay} onClick={close} data-testid="menu-overlay" />}
      {(!isSmall || open) && (
        <Sidebar
          narrow={showsNarrow}
          small={isSmall}
          followsHotel={followsHotel}
          onToggle={isSmall ? close : () => setNarrow(!narrow)}
        >
          {data && <Menu rows={rows} narrow={showsNarrow} onNavigate={close} />}
        </Sidebar>
      )}
      <main id="content" className={styles.content} tabIndex={-1}>
        <div className={styles.page}>
          <HotelInAddress followsHotel={followsHotel}>{children}</HotelInAddress>
        </div>
      </main>
      <SearchTrigger rows={rows} remotes={remotes} />
      <NotificationsTrigger />
      {pageOverrides.length === 0 && <OverridePanelTrigger />}
      <UnsavedQuestion />
    </div>
  );
}

interface MobileBarProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpen: () => void;
}

function MobileBar({ buttonRef, open, onOpen }: MobileBarProps) {
  return (
    <header className={styles.bar}>
      <Button
        ref={buttonRef}
        variant="text"
        icon={<Icon name="menu" />}
        aria-label={t('Open menu')}
        aria-expanded={open}
        onClick={onOpen}
      />
      <span className={styles.barTitle}>{t('Management Suite')}</span>
      <span className={styles.barSearch}>
        <SearchButton narrow />
        <NotificationsButton />
      </span>
    </header>
  );
}
