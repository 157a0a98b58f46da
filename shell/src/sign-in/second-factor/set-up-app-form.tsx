import { ApiCallError, callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import {
  appCodeFormSchema,
  beginSecondFactorEndpoint,
  createSecondFactorEndpoint,
} from '@suite/contracts/auth';
import { AuthenticatorKey, Banner, Button, FormField, Spinner, TextInput, useCheckedForm } from '@suite/ui';
import { useEffect, useState, type SubmitEvent } from 'react';
import styles from '../sign-in.module.css';

const check = (values: object) => checkForm(appCodeFormSchema, values);

interface SetUpAppFormProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onBack: () => void;
}

/** Sets up an authenticator app: its secret, then the first code. */
export function SetUpAppForm({ onDone, onBack }: SetUpAppFormProps) {
  const form = useCheckedForm(check, { code: '' });
  const [key, setKey] = useState<{ uri: string; secret: string }>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    callEndpoint(beginSecondFactorEndpoint, {}).then(
      ({ result }) => setKey(result),
      ({ message }: Error) => setRefusal(message),
    );
  }, []);

  async function submit(): Promise<void> {
    setRefusal(undefined);
    const body = form.submit();
    if (!body) return;
    setBusy(true);
    try {
      onDone((await callEndpoint(createSecondFactorEndpoint, { body })).result.recovery_codes);
    } catch (error) {
      setBusy(false);
      const refused = error instanceof ApiCallError ? error : undefined;
      if (refused && refused.errors.length > 0) form.refuse(refused.errors);
      else setRefusal(refused?.message ?? createSecondFactorEndpoint.fallbackMessage);
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return (
    <form className={styles.fields} onSubmit={onSubmit} noValidate aria-label="Authenticator app">
      {refusal && <Banner tone="error">{refusal}</Banner>}
      {key ? <AuthenticatorKey {...key} /> : null}
      {key || refusal ? null : <Spinner />}
      <FormField label="Code" hint="The six digits your app shows" error={form.errorOf('code')}>
        <TextInput
          autoFocus
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={form.values.code}
          onChange={form.change('code')}
        />
      </FormField>
      <Button type="submit" variant="primary" block disabled={!key} busy={busy} busyLabel="Verifying...">
        Verify and turn on
      </Button>
      <Button block disabled={busy} onClick={onBack}>
        Back
      </Button>
    </form>
  );
}
