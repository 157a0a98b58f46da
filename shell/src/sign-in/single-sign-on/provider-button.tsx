import { ApiCallError } from '@suite/api-client';
import { Button } from '@suite/ui/core';
import { useEffect, useState } from 'react';
import { loadShellChunk } from '../../remotes/download/load-shell-chunk.ts';
import { signInRefusal } from '../sign-in-refusal.ts';
import styles from '../sign-in.module.css';
import { t } from '../../languages/catalog.ts';

interface ProviderButtonProps {
  provider: string;
  hint?: string;
  returnTo: string;
  onTry: () => void;
  onRefused: (sentence: string) => void;
}

const load = () => loadShellChunk('single-sign-on', () => import('./single-sign-on.ts'));

export function ProviderButton({ provider, returnTo, hint, onTry, onRefused }: ProviderButtonProps) {
  const [found, setFound] = useState<{ provider: string; name: string | null }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const search = new AbortController();
    void load()
      .then(({ findProviderName }) => findProviderName(provider, search.signal))
      .catch(() => null)
      .then((name) => {
        if (!search.signal.aborted) setFound({ provider, name });
      });
    return () => search.abort();
  }, [provider]);
  if (found?.provider !== provider || found.name === null) return null;

  async function leave(): Promise<void> {
    onTry();
    setBusy(true);
    try {
      const { leaveForProvider } = await load();
      await leaveForProvider(provider, returnTo);
    } catch (error) {
      setBusy(false);
      const isCall = error instanceof ApiCallError;
      onRefused(
        isCall
          ? signInRefusal(
              error,
              t('The server cannot be reached. Your sign-in was not checked. Please try again.'),
            )
          : t('Login failed'),
      );
    }
  }
  return (
    <>
      <Button
        block
        busy={busy}
        busyLabel={t('Opening {name}...', { name: found.name })}
        onClick={() => void (busy || leave())}
      >
        {t('Continue with {name}', { name: found.name })}
      </Button>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </>
  );
}
