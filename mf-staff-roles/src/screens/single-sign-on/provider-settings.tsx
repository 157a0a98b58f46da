import { Banner, Button, DetailList, Icon, Panel, Spinner } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { getSingleSignOnQuery } from '../../queries/get-single-sign-on.query.ts';
import { ProviderForm } from './provider-form.tsx';
import styles from './single-sign-on.module.css';

interface ProviderSettingsProps {
  /** Null for the own hotel, or the platform. */
  hotelId: number | null;
  isPlatform: boolean;
}

/** The addresses to register at the provider, and the result of the connection test. */
export function ProviderSettings({ hotelId, isPlatform }: ProviderSettingsProps) {
  const { data, error, isFetching, refetch } = useQuery(getSingleSignOnQuery(hotelId));
  if (!data) {
    return (
      <Panel title="Provider">
        {error && !isFetching ? (
          <div className={styles.unread}>
            <Banner tone="error">{error.message}</Banner>
            <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
              Try Again
            </Button>
          </div>
        ) : (
          <Spinner text="Loading single sign-on..." />
        )}
      </Panel>
    );
  }
  const code = (text: string) => <code className={styles.address}>{text}</code>;
  return (
    <>
      <Panel title="For Your Provider">
        <p className={styles.lead}>
          Register this application at your provider, for the authorization code flow, with these addresses.
        </p>
        <DetailList
          items={[
            { label: 'Redirect address', value: code(data.redirect_uri) },
            { label: 'Address after signing out', value: code(data.logout_uri) },
            { label: 'Where your people sign in', value: code(data.sign_in_address) },
          ]}
        />
      </Panel>
      <Panel title="Provider">
        <ProviderForm
          key={data.provider?.updated_at}
          stored={data}
          hotelId={hotelId}
          isPlatform={isPlatform}
          onReload={() => void refetch()}
        />
      </Panel>
    </>
  );
}
