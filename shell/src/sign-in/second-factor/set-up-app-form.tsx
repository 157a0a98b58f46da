import { callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { translateMessage } from '@suite/i18n';
import {
  appCodeFormSchema,
  beginSecondFactorEndpoint,
  createSecondFactorEndpoint,
} from '@suite/contracts/auth';
import { AuthenticatorKey, Banner, Button, FormField, Spinner, TextInput, useCheckedForm } from '@suite/ui';
import { useEffect, useState } from 'react';
import { showRefusal, useFormSubmission } from '../../forms/use-form-submission.ts';
import styles from '../sign-in.module.css';
import { t } from '../../languages/catalog.ts';

const check = (values: object) => checkForm(appCodeFormSchema, values);

interface SetUpAppFormProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onBack: () => void;
}

export function SetUpAppForm({ onDone, onBack }: SetUpAppFormProps) {
  const form = useCheckedForm(check, { code: '' });
  const [key, setKey] = useState<{ uri: string; secret: string }>();
  const { busy, refusal, setRefusal, onSubmit } = useFormSubmission(form, {
    send: async (body) =>
      onDone((await callEndpoint(createSecondFactorEndpoint, { body })).result.recovery_codes),
    describeFailure: (error) =>
      showRefusal(form, error, translateMessage(createSecondFactorEndpoint.fallbackMessage)),
  });

  useEffect(() => {
    callEndpoint(beginSecondFactorEndpoint, {}).then(
      ({ result }) => setKey(result),
      ({ message }: Error) => setRefusal(message),
    );
  }, [setRefusal]);

  return (
    <form className={styles.fields} onSubmit={onSubmit} noValidate aria-label={t('Authenticator app')}>
      {refusal && <Banner tone="error">{refusal}</Banner>}
      {key ? <AuthenticatorKey {...key} /> : null}
      {key || refusal ? null : <Spinner />}
      <FormField label={t('Code')} hint={t('The six digits your app shows')} error={form.errorOf('code')}>
        <TextInput
          autoFocus
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={form.values.code}
          onChange={form.change('code')}
        />
      </FormField>
      <Button type="submit" variant="primary" block disabled={!key} busy={busy} busyLabel={t('Verifying...')}>
        {t('Verify and turn on')}
      </Button>
      <Button block disabled={busy} onClick={onBack}>
        {t('Back')}
      </Button>
    </form>
  );
}
