import type { SingleSignOn } from '@suite/contracts/single-sign-on';
import {
  DetailList,
  Panel,
  QueryContent,
  Skeleton,
  Banner,
  Button,
  toast,
  useCheckedForm,
  useFocusFirstInvalid,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useUnsaved } from '@suite/session';
import { useState } from 'react';
import { t } from '../../languages/catalog.ts';
import {
  getSingleSignOnQuery,
  useTestSingleSignOn,
  useUpdateSingleSignOn,
} from '../../queries/single-sign-on.ts';
import { checkSingleSignOn, singleSignOnValuesOf } from '../../domain/single-sign-on-form.ts';
import styles from './single-sign-on.module.css';
import { AccountFields, ConnectionFields, RuleFields } from './provider-fields.tsx';

interface ProviderSettingsProps {
  /** Is null for the own hotel, or the platform. */
  hotelId: number | null;
  isPlatform: boolean;
}

export function ProviderSettings({ hotelId, isPlatform }: ProviderSettingsProps) {
  const query = useQuery(getSingleSignOnQuery(hotelId));
  const { data, error, refetch } = query;
  return (
    <>
      {data ? <ProviderAddresses {...data} /> : null}
      {data || error ? null : (
        <Panel title={t('For Your Provider')}>
          <Skeleton lines={4} text={t('Loading addresses...')} />
        </Panel>
      )}
      <Panel title={t('Provider')}>
        <QueryContent query={query} loadingText={t('Loading single sign-on...')} skeletonLines={20}>
          {(stored) => (
            <ProviderForm
              key={stored.provider?.updated_at}
              stored={stored}
              hotelId={hotelId}
              isPlatform={isPlatform}
              onReload={() => void refetch()}
            />
          )}
        </QueryContent>
      </Panel>
    </>
  );
}

type ProviderAddressesProps = Pick<SingleSignOn, 'redirect_uri' | 'logout_uri' | 'sign_in_address'>;

function ProviderAddresses({ redirect_uri, logout_uri, sign_in_address }: ProviderAddressesProps) {
  const code = (text: string) => (
    <code dir="ltr" className={styles.address}>
      {text}
    </code>
  );
  return (
    <Panel title={t('For Your Provider')}>
      <p className={styles.lead}>
        {t(
          'Register this application at your provider, for the authorization code flow, with these addresses.',
        )}
      </p>
      <DetailList
        items={[
          { label: t('Redirect address'), value: code(redirect_uri) },
          { label: t('Address after signing out'), value: code(logout_uri) },
          { label: t('Where your people sign in'), value: code(sign_in_address) },
        ]}
      />
    </Panel>
  );
}

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
function ProviderForm({ stored, hotelId, isPlatform, onReload }: ProviderFormProps) {
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
