import { mayManageBooking } from '@suite/contracts/permissions';
import type { Booking } from '@suite/contracts/bookings';
import type { ChangeFilters } from '@suite/remote-kit';
import { useCan } from '@suite/session';
import { Tabs, type ActionMenuItem } from '@suite/ui';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { ListArrivalsPanel } from '../list-arrivals/list-arrivals-panel.tsx';
import { ListAttentionPanel } from '../list-attention/list-attention-panel.tsx';
import type { VerificationMails } from '../send-verification/use-send-verification.ts';
import { t } from '../../languages/catalog.ts';
import { BookingsPanel } from './bookings-panel.tsx';
import type { BookingLists } from './use-booking-lists.ts';

const viewsFor = (mayManage: boolean): { value: BookingFilters['view']; label: string }[] => [
  { value: '', label: t('All Bookings') },
  { value: 'arrivals', label: t("Today's Arrivals") },
  ...(mayManage ? [{ value: 'attention' as const, label: t('Guests to check') }] : []),
];

interface BookingTabsProps {
  lists: BookingLists;
  filters: BookingFilters;
  onChange: ChangeFilters<BookingFilters>;
  showsHotel: boolean;
  mails: VerificationMails | undefined;
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onView: (booking: Pick<Booking, 'id'>) => void;
  onCreate: () => void;
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

export function BookingTabs(props: BookingTabsProps) {
  const { lists, filters, onChange, showsHotel, mails, actionsOf, onView, onCreate, onDone, onFailed } =
    props;
  const { view, list, arrivals, attention } = lists;
  return (
    <Tabs
      label={t('Bookings')}
      value={view}
      tabs={viewsFor(useCan(mayManageBooking))}
      onChange={(next) => onChange({ view: next })}
    >
      {view === '' ? (
        <BookingsPanel
          list={list}
          filters={filters}
          onChange={onChange}
          showsHotel={showsHotel}
          mails={mails}
          actionsOf={actionsOf}
          onCreate={onCreate}
          onDone={onDone}
          onFailed={onFailed}
        />
      ) : null}
      {view === 'arrivals' ? (
        <ListArrivalsPanel
          arrivals={arrivals}
          filters={filters}
          showsHotel={showsHotel}
          mails={mails}
          onView={onView}
          onChange={onChange}
        />
      ) : null}
      {view === 'attention' ? (
        <ListAttentionPanel
          attention={attention}
          filters={filters}
          onChange={onChange}
          showsHotel={showsHotel}
          onView={onView}
        />
      ) : null}
    </Tabs>
  );
}
