import { ApiCallError, callEndpoint } from '@suite/api-client';
import { undoEmailChangeEndpoint } from '@suite/contracts/auth';
import { translateMessage } from '@suite/i18n';
import { Banner, Button } from '@suite/ui/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAttempt } from '../forms/use-form-submission.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignedOutPage } from '../sign-in/signed-out-page.tsx';
import { t } from '../languages/catalog.ts';

/** Opening the link changes nothing, because mail scanners open links too. */
export function UndoEmailChangeScreen() {
  const { hash, pathname } = useLocation();
  const words = pathname === '/undo-new-sign-in' ? newSignInWords() : addressWords();
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
      <SignedOutPage title={t('Choose a new password')} lead={words.done(restored.usr_email)}>
        <NewPasswordForm token={restored.reset_token} />
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage title={words.title} lead={words.lead}>
      {refusal === undefined ? null : <Banner tone="error">{refusal}</Banner>}
      <Button variant="primary" block busy={busy} busyLabel={words.busy} onClick={() => void restore()}>
        {words.button}
      </Button>
    </SignedOutPage>
  );
}

function addressWords() {
  return {
    title: t('Restore your email address'),
    lead: t(
      'Your account gets its former address back, every device is signed out, passkeys, an authenticator app and recovery codes added since the change or in the week before it are removed, and you choose a new password.',
    ),
    button: t('Restore my address'),
    busy: t('Restoring...'),
    done: (usr_email: string) =>
      t('Your account has the address {usr_email} again. Your old password no longer works.', { usr_email }),
  };
}

function newSignInWords() {
  return {
    title: t('Undo a new way to sign in'),
    lead: t(
      'Passkeys, an authenticator app and recovery codes that were added with it or later are removed, every device is signed out, and you choose a new password.',
    ),
    button: t('Undo and choose a password'),
    busy: t('Undoing...'),
    done: (usr_email: string) =>
      t('The new way to sign in to {usr_email} is removed. Your old password no longer works.', {
        usr_email,
      }),
  };
}
