import { useState, type ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Banner } from '../../core/status/banner.tsx';
import { Spinner } from '../../core/status/spinner.tsx';
import { Icon } from '../icon/icon.tsx';
import { t } from '../../languages/catalog.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './status.module.css';

export interface ContentQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface QueryContentProps<Data> {
  query: ContentQuery<Data>;
  loadingText: string;
  /** Shows grey lines of 26 px instead of a spinner: use as many as the content is high, so nothing below moves. */
  skeletonLines?: number | undefined;
  children: (data: Data) => ReactNode;
}

/** Shows fetched content, its loading or its failure. Existing data stays if a later fetch fails. */
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
