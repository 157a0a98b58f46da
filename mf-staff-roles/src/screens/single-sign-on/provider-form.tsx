import type { SingleSignOn } from '@suite/contracts/single-sign-on';
import { useUnsaved } from '@suite/session';
import { Banner, Button, toast, useCheckedForm, useFocusFirstInvalid } from '@suite/ui';
import { useState } from 'react';
import { checkSingleSignOn, singleSignOnValuesOf } from '../../domain/single-sign-on-form.ts';
import { t } from '../../languages/catalog.ts';
import { useTestSingleSignOn, useUpdateSingleSignOn } from '../../queries/single-sign-on.ts';
import { AccountFields } from './account-fields.tsx';
import { ConnectionFields } from './connection-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import styles from './single-sign-on.module.css';

interface ProviderFormProps {
  stored: SingleSignOn;
  hotelId: number | null;
  isPlatform: boolean;
  onReload: () => void;
}

interface Said {
  tone: 'success' | 'error' | 'warning';
  sentences: readonly string[];
  isStale?: boolean;
}

interface Refusal {
  errorType: string;
  message: string;
  errors: readonly { field: string; message: string }[];
}

function Outcome({ tone, sentences, isStale = false, onReload }: Said & { onReload: () => void }) {
  return (
    <Banner tone={tone}>
      {sentences.join(' ')}
      {isStale ? (
        <Button variant="link" size="small" onClick={onReload}>
          {t('Load what is stored')}
        </Button>
      ) : null}
    </Banner>
  );
}

function TestButton({ busy, onTest }: { busy: boolean; onTest: () => void }) {
  return (
    <Button busy={busy} busyLabel={t('Testing...')} onClick={() => busy || onTest()}>
      {t('Test the Connection')}
    </Button>
  );
}

/** Each stored state needs its own key. */
export function ProviderForm({ stored, hotelId, isPlatform, onReload }: ProviderFormProps) {
  const { provider, roles, can_be_required } = stored;
  const form = useCheckedForm(checkSingleSignOn(provider), singleSignOnValuesOf(provider));
  const save = useUpdateSingleSignOn(hotelId);
  const test = useTestSingleSignOn(hotelId);
  const [said, say] = useState<Said>();
  const element = useFocusFirstInvalid(form.failures);
  useUnsaved(form.isChanged);

  const refuse = ({ errorType, message, errors }: Refusal) => {
    if (errors.length > 0) form.refuse(errors);
    else say({ tone: 'error', sentences: [message], isStale: errorType === 'STALE' });
  };
  const submit = () => {
    say(undefined);
    const value = form.submit();
    if (!value || save.isPending) return;
    save.mutate(value, { onSuccess: ({ message }) => toast.success(message), onError: refuse });
  };
  const tryConnection = () => {
    say(undefined);
    const { issuer, client_id, client_secret } = form.values;
    const payload = { issuer: issuer.trim(), client_id: client_id.trim() };
    test.mutate(client_secret ? { ...payload, client_secret } : payload, {
      onSuccess: ({ result }) => say({ tone: 'success', sentences: result.found }),
      onError: refuse,
    });
  };
  return (
    <form
      ref={element}
      aria-label={t('Provider')}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ConnectionFields form={form} hasSecret={provider !== null} />
      <AccountFields form={form} roles={roles} />
      <RuleFields form={form} isPlatform={isPlatform} canBeRequired={can_be_required} />
      {said ? <Outcome {...said} onReload={onReload} /> : null}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          type="submit"
          disabled={!form.isChanged}
          busy={save.isPending}
          busyLabel={t('Saving...')}
        >
          {t('Save')}
        </Button>
        <TestButton busy={test.isPending} onTest={tryConnection} />
      </div>
    </form>
  );
}
