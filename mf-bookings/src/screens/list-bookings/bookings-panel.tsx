import type { ResultOf } from '@suite/contracts/http';
import { mayCreateBooking, maySeeGuests } from '@suite/contracts/permissions';
import type { Booking, listBookingsEndpoint } from '@suite/contracts/bookings';
import { writeFilters, type ChangeFilters } from '@suite/remote-kit';
import { Can, useCan } from '@suite/session';
import {
  ActionMenu,
  Button,
  Icon,
  Pagination,
  Panel,
  SavedViewsMenu,
  useCollapsibleFilters,
  useMediaQuery,
  useSelection,
  type ActionMenuItem,
  type SavedViewsMenuProps,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListSettings } from '../../queries/booking-lists.ts';
import {
  countFilters,
  readBookingFilters,
  unfiltered,
  type BookingFilters,
} from '../../domain/booking-filters.ts';
import { t } from '../../languages/catalog.ts';
import { BulkBookings } from '../bulk-bookings/bulk-bookings.tsx';
import { useExportBookingsFile } from '../export-bookings/use-export-bookings-file.ts';
import type { Stays } from '../check-in-booking/use-check-in-booking.tsx';
import type { VerificationMails } from '../send-verification/send-verification.tsx';
import { bookingColumns, BookingsTable } from './bookings-table.tsx';
import { BookingFilterBar } from './booking-filter-bar.tsx';

type BookingPage = ResultOf<typeof listBookingsEndpoint>;

export interface BookingsPanelProps {
  list: UseQueryResult<BookingPage>;
  filters: BookingFilters;
  onChange: ChangeFilters<BookingFilters>;
  showsHotel: boolean;
  mails: VerificationMails | undefined;
  stays: Stays;
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onCreate: () => void;
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

function titleOf(pagination: BookingPage['pagination'] | undefined): string {
  if (!pagination) return t('All Bookings');
  const { total, isEstimate } = pagination;
  return isEstimate ? t('All Bookings (about {total})', { total }) : t('All Bookings ({total})', { total });
}

const selectable = {
  keyOf: ({ id }: Booking) => id,
  labelOf: ({ id }: Booking) => t('Select booking {id}', { id }),
};

export function BookingsPanel(props: BookingsPanelProps) {
  const { list, filters, onChange, showsHotel, mails, stays, actionsOf, onCreate, onDone, onFailed } = props;
  const { flags = [], pagination } = list.data ?? {};
  const settings = useListSettings('bookings', null, list.data !== undefined);
  const { columns, choices } = settings.shownColumns(
    bookingColumns({ showsHotel, seesGuests: useCan(maySeeGuests), flags, mails, actionsOf }),
  );
  const selection = useSelection({ ...selectable, rows: list.data?.bookings, filters });
  const collapsible = useCollapsibleFilters(countFilters(filters));
  const files = useExportBookingsFile({ onDone, onFailed });
  const ids = selection.chosen.map(({ id }) => id);
  return (
    <Panel
      flush
      dense={settings.isCompact}
      title={titleOf(pagination)}
      actions={
        <PanelActions
          choices={choices}
          views={settings.views}
          onChange={onChange}
          files={files}
          filters={filters}
          filterButton={collapsible.button}
          onCreate={onCreate}
        />
      }
    >
      <div {...collapsible.region}>
        <BookingFilterBar filters={filters} onChange={onChange} />
      </div>
      <BulkBookings
        bookings={selection.chosen}
        exporting={files.busy}
        onExport={files.allowed ? (format) => files.exportAs(format, filters, ids) : undefined}
        onClear={selection.clear}
        onDone={(settled) => selection.table.onChoose(settled, false)}
      />
      <BookingsTable
        list={list}
        rows={list.data?.bookings}
        filters={filters}
        columns={columns}
        compact={settings.isCompact}
        detailOf={stays.panelOf}
        selection={mails || files.allowed ? selection.table : undefined}
        onChange={onChange}
        onCreate={onCreate}
      />
      {pagination ? (
        <Pagination
          {...pagination}
          page={filters.page}
          onChange={(page) => onChange({ page })}
          onLimitChange={(limit) => onChange({ limit })}
        />
      ) : null}
    </Panel>
  );
}

interface PanelActionsProps {
  choices: readonly ActionMenuItem[];
  views: Omit<SavedViewsMenuProps, 'query' | 'onChoose'>;
  onChange: ChangeFilters<BookingFilters>;
  files: ReturnType<typeof useExportBookingsFile>;
  filters: BookingFilters;
  filterButton: ReactNode;
  onCreate: () => void;
}

function PanelActions(props: PanelActionsProps) {
  const { choices, views, onChange, files, filters, filterButton, onCreate } = props;
  const isPhone = useMediaQuery('(max-width: 37.4375em)');
  return (
    <>
      <SavedViewsMenu
        {...views}
        query={writeFilters({ ...filters, page: unfiltered.page }, unfiltered).toString()}
        onChoose={(query) => onChange(readBookingFilters(new URLSearchParams(query)))}
      />
      <ActionMenu label={t('Choose columns')} text={t('Columns')} icon="columns" items={choices} />
      {files.allowed ? (
        <>
          <Button
            icon={<Icon name="download" />}
            busy={files.busy === 'csv'}
            busyLabel={isPhone ? undefined : t('Exporting...')}
            aria-label={files.busy === 'csv' ? t('Exporting...') : t('Export CSV')}
            onClick={() => files.exportAs('csv', filters)}
          >
            {isPhone ? undefined : t('Export CSV')}
          </Button>
          {isPhone ? null : (
            <Button
              busy={files.busy === 'xlsx'}
              busyLabel={t('Exporting...')}
              aria-label={files.busy === 'xlsx' ? t('Exporting...') : t('Export Excel file')}
              onClick={() => files.exportAs('xlsx', filters)}
            >
              {t('Excel')}
            </Button>
          )}
        </>
      ) : null}
      <Can anyOf={mayCreateBooking}>
        <Button variant="primary" icon={<Icon name="plus" />} onClick={onCreate}>
          {t('Create Booking')}
        </Button>
      </Can>
      {filterButton}
    </>
  );
}
