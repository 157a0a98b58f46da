import type { ResultOf } from '@suite/contracts/http';
import type { Booking } from '@suite/contracts/bookings';
import type { listAttentionEndpoint, PersonToAttend } from '@suite/contracts/verification';
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
  Badge,
  Button,
  type DataColumn,
  type Tone,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { translateMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { atDesk, displayDate } from '../../domain/booking-texts.ts';
import { useListSettings } from '../../queries/booking-lists.ts';
import { t } from '../../languages/catalog.ts';
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

interface AttentionColumnsOptions {
  showsHotel: boolean;
  onOpen: (booking_id: number) => void;
}

const tones: Record<string, Tone> = { review: 'warning', failures: 'danger', desk: 'info', flags: 'danger' };

function actionFor(kind: string | undefined): string {
  if (kind === 'review') return t('Review photos');
  return kind === 'failures' || kind === 'desk' ? t('Verify at the desk') : t('View Details');
}

function attentionColumns({ showsHotel, onOpen }: AttentionColumnsOptions): DataColumn<PersonToAttend>[] {
  return [
    {
      key: 'guest',
      title: t('Guest'),
      render: ({ name, user_type, booked_by, booking_id }) => (
        <div className={styles.guest}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.quiet}>
            {user_type === 'primary'
              ? t('Booking {id}', { id: booking_id })
              : t('Booking {id} of {name}', { id: booking_id, name: booked_by })}
          </span>
        </div>
      ),
    },
    {
      key: 'reasons',
      title: t('What to look at'),
      wide: true,
      render: ({ reasons }) => (
        <ul className={styles.reasons}>
          {reasons.map(({ kind, label, since }) => (
            <li key={label} className={styles.reason}>
              <Badge tone={tones[kind] ?? 'warning'}>{translateMessage(label)}</Badge>{' '}
              <span className={styles.quiet}>{formatMoment(since)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    ...(showsHotel
      ? [{ key: 'hotel', title: t('Hotel'), render: ({ hotel_name }: PersonToAttend) => hotel_name }]
      : []),
    { key: 'arrival', title: t('Check-in'), render: ({ checkin_date }) => displayDate(checkin_date) },
    {
      key: 'actions',
      title: t('Actions'),
      pinned: true,
      render: ({ name, booking_id, reasons }) => {
        const action = actionFor(reasons[0]?.kind);
        return (
          <Button
            size="small"
            aria-label={t('{action}: {name}', { action, name })}
            onClick={() => onOpen(booking_id)}
          >
            {action}
          </Button>
        );
      },
    },
  ];
}
