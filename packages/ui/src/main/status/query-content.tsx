import { useState, type ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Banner } from '../../core/status/banner.tsx';
import { Spinner } from '../../core/status/spinner.tsx';
import { Icon } from '../icon/icon.tsx';
import { t } from '../../languages/catalog.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './query-content.module.css';

/** The part of a query that its content depends on. */
export interface ContentQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Props of {@link QueryContent}. */
export interface QueryContentProps<Data> {
  query: ContentQuery<Data>;
  loadingText: string;
  /** Grey lines in place of a spinner, 26 px each: as many as the content is high, so that nothing below it moves. */
  skeletonLines?: number | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * Fetched content: loading, failed with a button to retry, which keeps the focus when it fails again, or shown. Data that is
 * there stays when a later fetch fails.
 */
export function QueryContent<Data>(props: QueryContentProps<Data>): ReactNode {
  const { query, loadingText, skeletonLines, children } = props;
  const { data, error, isFetching, refetch } = query;
  const [isRetrying, setRetrying] = useState(false);
  if (data !== undefined) return children(data);
  const failure = isFetching ? null : error;
  const loading =
    skeletonLines === undefined ? (
      <Spinner text={loadingText} />
    ) : (
      <Skeleton lines={skeletonLines} text={loadingText} />
    );
  if (!failure && !isRetrying) return loading;
  const retry = () => {
    setRetrying(true);
    void refetch().finally(() => setRetrying(false));
  };
  return (
    <div className={styles.failed}>
      {failure ? <Banner tone="error">{failure.message}</Banner> : loading}
      <Button icon={<Icon name="reload" />} busy={isRetrying} onClick={retry}>
        {t('Try Again')}
      </Button>
    </div>
  );
}
