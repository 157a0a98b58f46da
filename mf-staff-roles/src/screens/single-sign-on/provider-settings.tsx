import type { SingleSignOn } from '@suite/contracts/single-sign-on';
import { DetailList, Panel, QueryContent, Skeleton } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../languages/catalog.ts';
import { getSingleSignOnQuery } from '../../queries/single-sign-on.ts';
import { ProviderForm } from './provider-form.tsx';
import styles from './single-sign-on.module.css';

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
