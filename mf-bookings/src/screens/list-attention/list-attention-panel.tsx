import type { ResultOf } from '@suite/contracts/http';
import type { Booking } from '@suite/contracts/bookings';
import type { listAttentionEndpoint } from '@suite/contracts/verification';
import type { ChangeFilters } from '@suite/remote-kit';
import {
  ActionMenu,
  EmptyState,
  FormField,
  ListTable,
  Pagination,
  Panel,
  Select,
  useCollapsibleFilters,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { atDesk } from '../../domain/at-desk.ts';
import { useListSettings } from '../../queries/use-list-settings.ts';
import { t } from '../../languages/catalog.ts';
import { attentionColumns } from './attention-columns.tsx';
import styles from './list-attention-panel.module.css';

const kindOptions = (): { value: BookingFilters['kind']; label: string }[] => [
  { value: '', label: t('Everything') },
  { value: 'review', label: t('Photos to review') },
  { value: 'failures', label: t('Three failed checks') },
  { value: 'desk', label: atDesk() },
  { value: 'flags', label: t('Flags of documents') },
];

interface ListAttentionPanelProps {
  attention: UseQueryResult<ResultOf<typeof listAttentionEndpoint>>;
  filters: BookingFilters;
  onChange: ChangeFilters<BookingFilters>;
  showsHotel: boolean;
  onView: (booking: Pick<Booking, 'id'>) => void;
}

export function ListAttentionPanel(props: ListAttentionPanelProps) {
  const { attention, filters, onChange, showsHotel, onView } = props;
  const { data } = attention;
  const settings = useListSettings('bookings', null, data !== undefined);
  const collapsible = useCollapsibleFilters(filters.kind ? 1 : 0);
  return (
    <Panel
      flush
      dense={settings.isCompact}
      title={data ? t('Guests to check ({total})', { total: data.pagination.total }) : t('Guests to check')}
      actions={
        <>
          <ActionMenu {...settings.rowsMenu} />
          {collapsible.button}
        </>
      }
    >
      <div className={styles.filter} {...collapsible.region}>
        <FormField label={t('Show')}>
          <Select value={filters.kind} options={kindOptions()} onChange={(kind) => onChange({ kind })} />
        </FormField>
      </div>
      <ListTable
        things={t('people')}
        columns={attentionColumns({ showsHotel, onOpen: (id) => onView({ id }) })}
        compact={settings.isCompact}
        rows={data?.people}
        list={attention}
        rowKey={({ user_type, item_id }) => `${user_type} ${item_id}`}
        empty={
          <EmptyState
            icon="check"
            title={t('Nothing needs attention')}
            text={
              filters.kind
                ? t('Choose Everything to see the other reasons.')
                : t(
                    'Flags, failed checks, photos to review and guests who show their ID at the desk are listed here.',
                  )
            }
          />
        }
      />
      {data ? (
        <Pagination {...data.pagination} page={filters.page} onChange={(page) => onChange({ page })} />
      ) : null}
    </Panel>
  );
}
