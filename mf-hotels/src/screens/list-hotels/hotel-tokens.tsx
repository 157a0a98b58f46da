import { Banner, ListTable } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { tokenColumns } from '../../components/api-token-columns.tsx';
import { t } from '../../languages/catalog.ts';
import { listHotelTokensQuery } from '../../queries/api-tokens.ts';
import styles from './list-hotels.module.css';

export function HotelTokens({ hotel_id }: { hotel_id: number }) {
  const list = useQuery(listHotelTokensQuery(hotel_id));
  if (list.data?.length === 0) return <p className={styles.muted}>{t('No program has access')}</p>;
  return (
    <>
      {list.error ? <Banner tone="error">{list.error.message}</Banner> : null}
      <ListTable
        things={t('API tokens')}
        columns={tokenColumns()}
        rows={list.data}
        list={list}
        rowKey={({ id }) => id}
      />
    </>
  );
}
