import { Banner, Button, Icon, Panel, Spinner } from '@suite/ui';
import type { ReactNode } from 'react';
import styles from './hotel-profile.module.css';

interface LoadedPanelProps<Data> {
  title: string;
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  loadingText: string;
  children: (data: Data) => ReactNode;
}

/** A panel with fetched content: loading, failed or shown. */
export function LoadedPanel<Data>({ title, query, loadingText, children }: LoadedPanelProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <Panel title={title}>
      {data !== undefined ? (
        children(data)
      ) : error && !isFetching ? (
        <div className={styles.unread}>
          <Banner tone="error">{error.message}</Banner>
          <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <Spinner text={loadingText} />
      )}
    </Panel>
  );
}
