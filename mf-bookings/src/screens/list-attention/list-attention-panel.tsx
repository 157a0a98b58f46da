import type { ResultOf } from '@suite/contracts/http';
import type { listAttentionEndpoint } from '@suite/contracts/verification';
import type { ChangeFilters } from '@suite/remote-kit';
import { EmptyState, FormField, ListTable, Pagination, Panel, Select, useDialog } from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { GetBookingDialog } from '../get-booking/get-booking-dialog.tsx';
import { attentionColumns } from './attention-columns.tsx';
import styles from './list-attention-panel.module.css';

const kindOptions = [
  { value: '', label: 'Everything' },
  { value: 'review', label: 'Photos to review' },
  { value: 'failures', label: 'Three failed checks' },
  { value: 'desk', label: 'Will show ID at the desk' },
  { value: 'flags', label: 'Flags of documents' },
] as const;

interface ListAttentionPanelProps {
  attention: UseQueryResult<ResultOf<typeof listAttentionEndpoint>>;
  filters: BookingFilters;
  onChange: ChangeFilters<BookingFilters>;
  showsHotel: boolean;
}

/** Whom staff should look at before they check in, and the way to decide about each. */
export function ListAttentionPanel({ attention, filters, onChange, showsHotel }: ListAttentionPanelProps) {
  const { data } = attention;
  const details = useDialog<'details', number>('details');
  return (
    <Panel flush title={data ? `Needs attention (${data.pagination.total})` : 'Needs attention'}>
      <div className={styles.filter}>
        <FormField label="Show">
          <Select value={filters.kind} options={kindOptions} onChange={(kind) => onChange({ kind })} />
        </FormField>
      </div>
      <ListTable
        things="people"
        columns={attentionColumns({ showsHotel, onOpen: (id) => details.show('details', id) })}
        rows={data?.people}
        list={attention}
        rowKey={({ user_type, item_id }) => `${user_type} ${item_id}`}
        empty={
          <EmptyState
            icon="check"
            title="Nothing needs attention"
            text={
              filters.kind
                ? 'Choose Everything to see the other reasons.'
                : 'Flags, failed checks, photos to review and guests who show their ID at the desk are listed here.'
            }
          />
        }
      />
      {data ? (
        <Pagination {...data.pagination} page={filters.page} onChange={(page) => onChange({ page })} />
      ) : null}
      {details.thing === null ? null : (
        <GetBookingDialog
          key={details.opening}
          open={details.open}
          id={details.thing}
          onClose={details.close}
        />
      )}
    </Panel>
  );
}
