import { ApiCallError, callEndpoint } from '@suite/api-client';
import { undoEmailChangeEndpoint } from '@suite/contracts/auth';
import { translateMessage } from '@suite/i18n';
import { Banner, Button } from '@suite/ui/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAttempt } from '../forms/use-attempt.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignedOutPage } from '../sign-in/signed-out-page.tsx';
import { t } from '../languages/catalog.ts';

/** Where the link leads that was mailed to an account's former address. Opening it changes nothing: mail scanners do. */
export function UndoEmailChangeScreen() {
  const { hash } = useLocation();
  const [restored, setRestored] = useState<{ usr_email: string; reset_token: string }>();
  const { busy, refusal, run } = useAttempt((error) =>
    error instanceof ApiCallError ? error.message : translateMessage(undoEmailChangeEndpoint.fallbackMessage),
  );
  const restore = () =>
    run(async () => {
      const { result } = await callEndpoint(undoEmailChangeEndpoint, { body: { token: hash.slice(1) } });
      setRestored(result);
    });

  if (restored) {
    return (
      <SignedOutPage
        title={t('Choose a new password')}
        lead={t('Your account has the address {usr_email} again. Your old password no longer works.', {
          usr_email: restored.usr_email,
        })}
      >
        <NewPasswordForm token={restored.reset_token} />
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage
      title={t('Restore your email address')}
      lead={t(
        'Your account gets its former address back, every device is signed out, passkeys, an authenticator app and recovery codes added since the change or in the week before it are removed, and you choose a new password.',
      )}
    >
      {refusal === undefined ? null : <Banner tone="error">{refusal}</Banner>}
      <Button
        variant="primary"
        block
        busy={busy}
        busyLabel={t('Restoring...')}
        onClick={() => void restore()}
      >
        {t('Restore my address')}
      </Button>
    </SignedOutPage>
  );
}
