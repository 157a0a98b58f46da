import type { ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { EmptyState } from '../status/empty-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { t } from '../../languages/catalog.ts';

export interface ListTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'label' | 'rows' | 'loading' | 'loadingText'
> {
  /** Is the translated noun of the records, such as `bookings`; it names the table and its messages. */
  things: string;
  rows: readonly Row[] | undefined;
  list: { isFetching: boolean; isPlaceholderData?: boolean; refetch: () => Promise<unknown> };
}

export function ListTable<Row>({ things, rows, list, ...table }: ListTableProps<Row>): ReactNode {
  if (!rows && !list.isFetching) {
    return (
      <EmptyState
        icon="warning"
        title={t('The {things} could not be loaded', { things })}
        action={
          <Button icon={<Icon name="reload" />} onClick={() => void list.refetch()}>
            {t('Try Again')}
          </Button>
        }
      />
    );
  }
  return (
    <DataTable
      {...table}
      label={things.charAt(0).toUpperCase() + things.slice(1)}
      rows={rows ?? []}
      loading={!rows || list.isPlaceholderData === true}
      loadingText={t('Loading {things}...', { things })}
    />
  );
}
