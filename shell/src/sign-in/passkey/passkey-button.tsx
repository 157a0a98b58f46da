import { Button } from '@suite/ui/core';
import { useState } from 'react';
import { loadShellChunk } from '../../remotes/download/load-shell-chunk.ts';
import { t } from '../../languages/catalog.ts';

interface PasskeyButtonProps {
  onTry: () => void;
  onRefused: (sentence: string) => void;
}

export function PasskeyButton({ onTry, onRefused }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  if (!('PublicKeyCredential' in globalThis)) return null;

  async function enter(): Promise<void> {
    onTry();
    setBusy(true);
    try {
      const { signInWithPasskey } = await loadShellChunk('passkeys', () => import('./passkeys.ts'));
      const refusal = await signInWithPasskey();
      if (refusal !== undefined) onRefused(refusal);
    } catch {
      onRefused(t('Signing in with a passkey could not be loaded. Please try again.'));
    }
    setBusy(false);
  }
  return (
    <Button
      block
      busy={busy}
      busyLabel={t('Waiting for your passkey...')}
      onClick={() => void (busy || enter())}
    >
      {t('Sign in with a passkey')}
    </Button>
  );
}
