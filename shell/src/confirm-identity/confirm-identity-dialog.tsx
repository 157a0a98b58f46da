import { callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import {
  confirmIdentityEndpoint,
  confirmIdentityFormSchema,
  type ConfirmIdentityPayload,
} from '@suite/contracts/auth';
import type { UnconfirmedAction } from '@suite/contracts/http';
import { useSession } from '@suite/session';
import {
  Banner,
  Button,
  FormDialog,
  FormField,
  PasswordInput,
  TextInput,
  useCheckedForm,
  type CheckedFormState,
} from '@suite/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showRefusal, useAttempt, type Attempt } from '../forms/use-form-submission.ts';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { ProviderButton } from '../sign-in/single-sign-on/provider-button.tsx';
import { t } from '../languages/catalog.ts';

const check = (values: object) => checkForm(confirmIdentityFormSchema, values);
const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;

interface ConfirmIdentityDialogProps {
  action: UnconfirmedAction | undefined;
  onFinish: (isConfirmed: boolean) => void;
}

export function ConfirmIdentityDialog({ action, onFinish }: ConfirmIdentityDialogProps) {
  const { user } = useSession();
  const form = useCheckedForm(check, { usr_password: '', code: '' });
  const [byMail, setByMail] = useState(false);
  const attempt = useAttempt((error) =>
    showRefusal(form, error, t('No passkey was used. Try again, or enter your password.')),
  );
  const { busy, refusal } = attempt;
  const actions = action ? [action.id] : [];
  const confirm = (call: () => Promise<unknown>) =>
    void attempt.run(async () => {
      await call();
      onFinish(true);
    });
  const send = ({ usr_password, code }: ConfirmIdentityPayload) => {
    const body = { ...(usr_password && { usr_password }), ...(code && { code }), actions };
    confirm(() => callEndpoint(confirmIdentityEndpoint, { body }));
  };
  const mailCode = () => {
    setByMail(true);
    send({});
  };
  const submit = () => {
    const body = byMail ? { code: form.values.code } : form.submit();
    if (body) send(body);
  };

  return (
    <FormDialog
      open
      title={t('Confirm it is you')}
      description={
        action
          ? t('This is what you confirm, once. If you want something else, cancel.')
          : t('You signed in a while ago. Enter your password once more to go on with your change.')
      }
      size="small"
      submitLabel={t('Confirm')}
      busyLabel={t('Confirming...')}
      busy={busy}
      failures={form.failures}
      onSubmit={submit}
      onClose={() => onFinish(false)}
    >
      {action ? <Banner tone="info">{action.sentence}</Banner> : null}
      {refusal === undefined ? null : <Banner tone="error">{refusal}</Banner>}
      {byMail ? null : <PasswordField form={form} />}
      <CodeField form={form} hasApp={user?.has_second_factor ?? false} />
      <OtherWays
        action={action}
        attempt={attempt}
        onPasskey={() => confirm(() => sendPasskey(actions))}
        onMail={byMail ? undefined : mailCode}
      />
    </FormDialog>
  );
}

async function sendPasskey(actions: string[]): Promise<void> {
  const load = () => import('../sign-in/passkey/passkeys.ts');
  const { confirmWithPasskey } = await loadShellChunk('confirm-with-passkey', load);
  await confirmWithPasskey(actions);
}

type Form = CheckedFormState<{ usr_password: string; code: string }, unknown>;

function PasswordField({ form }: { form: Form }) {
  return (
    <FormField label={t('Current Password')} required error={form.errorOf('usr_password')}>
      <PasswordInput
        autoFocus
        autoComplete="current-password"
        value={form.values.usr_password}
        onChange={form.change('usr_password')}
      />
    </FormField>
  );
}

function CodeField({ form, hasApp }: { form: Form; hasApp: boolean }) {
  // Two-step verification may have been turned on in another tab since.
  if (!hasApp && !form.errorOf('code') && !form.values.code) return null;
  return (
    <FormField
      label={t('Code')}
      required
      hint={hasApp ? t('Of your authenticator app, or a recovery code') : undefined}
      error={form.errorOf('code')}
    >
      <TextInput autoComplete="one-time-code" value={form.values.code} onChange={form.change('code')} />
    </FormField>
  );
}

interface OtherWaysProps {
  action: UnconfirmedAction | undefined;
  attempt: Attempt;
  onPasskey: () => void;
  /** Is unset once a code replaces the password. */
  onMail: (() => void) | undefined;
}

/** Signing in again at the provider confirms identity for a while, but no single call. */
function OtherWays({ action, attempt: { busy, setRefusal }, onPasskey, onMail }: OtherWaysProps) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      {canUsePasskeys() ? (
        <Button block disabled={busy} onClick={onPasskey}>
          {t('Use a passkey instead')}
        </Button>
      ) : null}
      {action?.without_password && onMail ? (
        <Button block disabled={busy} onClick={onMail}>
          {t('I have no password here: mail me a code')}
        </Button>
      ) : null}
      {action ? null : (
        <ProviderButton
          provider={String(user?.hotelId ?? 'platform')}
          returnTo={pathname + search}
          hint={t('You sign in again and come back to this page. What you typed here is not kept.')}
          onTry={() => setRefusal(undefined)}
          onRefused={setRefusal}
        />
      )}
    </>
  );
}
