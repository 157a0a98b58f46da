import { callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { confirmIdentityEndpoint, confirmIdentitySchema } from '@suite/contracts/auth';
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
import { useLocation } from 'react-router-dom';
import { showRefusal } from '../forms/show-refusal.ts';
import { useAttempt } from '../forms/use-attempt.ts';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { ProviderButton } from '../sign-in/single-sign-on/provider-button.tsx';
import { t } from '../languages/catalog.ts';

const check = (values: object) => checkForm(confirmIdentitySchema, values);
const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;

/** Asks for the password or a passkey, and reports whether the user gave it. */
export function ConfirmIdentityDialog({ onFinish }: { onFinish: (isConfirmed: boolean) => void }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const form = useCheckedForm(check, { usr_password: '', code: '' });
  // Two-step verification may have been turned on in another tab since.
  const asksCode = Boolean(user?.has_second_factor || form.errorOf('code') || form.values.code);
  const { busy, refusal, setRefusal, run } = useAttempt((error) =>
    showRefusal(form, error, t('No passkey was used. Try again, or enter your password.')),
  );
  const confirm = (call: () => Promise<unknown>) =>
    void run(async () => {
      await call();
      onFinish(true);
    });
  const submit = () => {
    const body = form.submit();
    if (!body) return;
    const { usr_password, code } = body;
    confirm(() => callEndpoint(confirmIdentityEndpoint, { body: { usr_password, ...(code && { code }) } }));
  };
  const submitPasskey = () =>
    confirm(async () => {
      const load = () => import('./confirm-with-passkey.ts');
      const { confirmWithPasskey } = await loadShellChunk('confirm-with-passkey', load);
      await confirmWithPasskey();
    });

  return (
    <FormDialog
      open
      title={t('Confirm it is you')}
      description={t('You signed in a while ago. Enter your password once more to go on with your change.')}
      size="small"
      submitLabel={t('Confirm')}
      busyLabel={t('Confirming...')}
      busy={busy}
      failures={form.failures}
      onSubmit={submit}
      onClose={() => onFinish(false)}
    >
      {refusal === undefined ? null : <Banner tone="error">{refusal}</Banner>}
      <IdentityFields form={form} asksCode={asksCode} />
      {canUsePasskeys() ? (
        <Button block disabled={busy} onClick={submitPasskey}>
          {t('Use a passkey instead')}
        </Button>
      ) : null}
      <ProviderButton
        provider={String(user?.hotelId ?? 'platform')}
        returnTo={pathname + search}
        hint={t('You sign in again and come back to this page. What you typed here is not kept.')}
        onTry={() => setRefusal(undefined)}
        onRefused={setRefusal}
      />
    </FormDialog>
  );
}

interface IdentityFieldsProps {
  form: CheckedFormState<{ usr_password: string; code: string }, unknown>;
  asksCode: boolean;
}

function IdentityFields({ form, asksCode }: IdentityFieldsProps) {
  return (
    <>
      <FormField label={t('Current Password')} required error={form.errorOf('usr_password')}>
        <PasswordInput
          autoFocus
          autoComplete="current-password"
          value={form.values.usr_password}
          onChange={form.change('usr_password')}
        />
      </FormField>
      {asksCode ? (
        <FormField
          label={t('Code')}
          required
          hint={t('Of your authenticator app, or a recovery code')}
          error={form.errorOf('code')}
        >
          <TextInput autoComplete="one-time-code" value={form.values.code} onChange={form.change('code')} />
        </FormField>
      ) : null}
    </>
  );
}
