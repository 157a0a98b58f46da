import { overrideHeader, type PageOverride } from '@suite/descriptor';
import { formatMoment } from '@suite/i18n/dates';
import { useLanguage } from '@suite/i18n';
import { useSession } from '@suite/session';
import { Button, toast } from '@suite/ui/core';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { callPlatform } from '../../platform/call-platform.ts';
import { rich, t } from '../../languages/catalog.ts';
import { needsOtherPage, pageOverrides, reloadForPolicy } from '../page-overrides.ts';
import { readOverrides, storeOverrides } from '../stored-overrides.ts';
import { useOverrideState, overridePanelOpenAtom } from '../use-override-state.ts';
import styles from './overrides.module.css';
import { OverridePanelTrigger } from './override-panel-trigger.tsx';

export function OverrideBar() {
  const bar = useRef<HTMLElement>(null);
  useLanguage();
  useMatchingPage();
  useReservedHeight(bar);
  return (
    <>
      <aside ref={bar} className={styles.bar} aria-label={t('Overrides')}>
        {pageOverrides.map((one) => (
          <OverrideEntry key={one.grant ?? one.remote} override={one} />
        ))}
      </aside>
      <OverridePanelTrigger />
    </>
  );
}

function OverrideEntry({ override }: { override: PageOverride }) {
  const { remote, url, expires_at } = override;
  const { remotes, inForce, refused } = useOverrideState();
  const { user } = useSession();
  const setOpen = useSetAtom(overridePanelOpenAtom);
  const isShown = inForce.some((one) => one.name === remote);
  const isRefused =
    !isShown && (override.state === 'refused' || refused.some((one) => one.remote === remote));
  const title = remotes.find(({ name }) => name === remote)?.title ?? override.title;
  const name = isRefused ? t('Override refused: {title}', { title }) : t('Override: {title}', { title });
  const canConfirm = override.state === 'unconfirmed' && user !== null;
  return (
    <div className={styles.entry}>
      <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title === '' ? t('Override refused') : name}
      </button>
      <span className={styles.facts}>
        {url !== null && <span>{rich('from {address}', { address: <bdi>{url}</bdi> })}</span>}
        {expires_at !== null && <span>{t('until {time}', { time: formatMoment(expires_at) })}</span>}
        {override.state === 'signed-out' && <span>{t('It applies once its user has signed in.')}</span>}
        {override.state === 'unconfirmed' && (
          <span>
            {canConfirm
              ? t('Use it only if you serve this address on your own computer.')
              : t('Sign in to use it.')}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {canConfirm && (
          <Button size="small" onClick={() => void confirm(override)}>
            {t('Use it')}
          </Button>
        )}
        <Button
          size="small"
          aria-label={t('End the override of {title}', { title })}
          onClick={() => end(override)}
        >
          {t('End the override')}
        </Button>
      </span>
    </div>
  );
}

function end({ remote, grant }: PageOverride): void {
  storeOverrides(
    readOverrides().filter((one) => (grant === null ? one.remote !== remote : one.grant !== grant)),
  );
  location.reload();
}

async function confirm({ grant }: PageOverride): Promise<void> {
  try {
    const headers = { [overrideHeader]: grant ?? '' };
    await callPlatform('/overrides/confirm', { method: 'POST', headers, body: {} });
    location.reload();
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error));
  }
}

function useMatchingPage(): void {
  const { pathname } = useLocation();
  const { user } = useSession();
  useEffect(() => {
    if (needsOtherPage(pathname)) location.reload();
  }, [pathname]);
  useEffect(() => {
    if (user && pageOverrides.some(({ state }) => state === 'signed-out')) reloadForPolicy();
  }, [user]);
}

function useReservedHeight(bar: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--suite-bottom-bar', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--suite-bottom-bar');
    };
  }, [bar]);
}
