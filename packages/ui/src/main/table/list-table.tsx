import type { ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { EmptyState } from '../status/empty-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { t } from '../../languages/catalog.ts';

/** Props of {@link ListTable}. */
export interface ListTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'label' | 'rows' | 'loading' | 'loadingText'
> {
  /** What is listed, such as `bookings`, translated: names the table, and says what is loading or could not be loaded. */
  things: string;
  /** Undefined until there has been an answer. */
  rows: readonly Row[] | undefined;
  /** The query behind the rows. */
  list: { isFetching: boolean; isPlaceholderData?: boolean; refetch: () => Promise<unknown> };
}

/** The rows of a list, or why there are none. Rows of the page before stay, marked busy, until the new ones are here. */
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
