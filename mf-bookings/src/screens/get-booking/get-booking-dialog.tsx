import { mayManageBooking, mayReadAudit, maySeeGuests } from '@suite/contracts/permissions';
import { Can, useCan } from '@suite/session';
import type { Booking, BookingsSlots } from '@suite/contracts/bookings';
import {
  Button,
  DetailsDialog,
  Icon,
  Banner,
  DetailList,
  EmailAddress,
  type ActionMenuItem,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { translateMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import { createSlot } from '@suite/remote-kit';
import { useInvalidateBooking, getBookingQuery } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';
import {
  hintOfEmail,
  languageName,
  countOf,
  displayDate,
  listWithDots,
  roomTypeName,
} from '../../domain/booking-texts.ts';
import { AssignRoomButton, PersonBadge, StayBadges } from '../../components/booking-cells.tsx';
import { mayGetRoom } from '../../domain/stays.ts';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { PinnedNotes } from '../../components/pinned-notes.tsx';
import { listBookingNotesQuery } from '../../queries/booking-notes.ts';
import { BookingNotes } from '../booking-notes/booking-notes.tsx';
import { CheckInBooking } from '../check-in-booking/check-in-booking.tsx';
import { GetBookingHistory } from '../get-booking-history/get-booking-history.tsx';
import { EarlierStays } from '../earlier-stays/earlier-stays.tsx';
import { BookingGroup } from './booking-group.tsx';
import styles from './get-booking-dialog.module.css';

interface GetBookingDialogProps {
  open: boolean;
  id: number;
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onClose: () => void;
}

export function GetBookingDialog({ open, id, actionsOf, onClose }: GetBookingDialogProps) {
  const details = useQuery({ ...getBookingQuery(id), enabled: open });
  const onBookingChanged = useInvalidateBooking(id);
  return (
    <DetailsDialog
      open={open}
      size="large"
      title={t('Booking Details #{id}', { id })}
      details={details}
      loadingText={t('Loading booking details...')}
      notFoundTitle={t('Booking {id} was not found', { id })}
      actions={
        <>
          <Can anyOf={mayReadAudit}>
            <Link to={`/audit?subject_type=booking&subject_id=${id}`}>{t('History')}</Link>
          </Can>
          {details.data ? <ActionButtons items={actionsOf(details.data)} /> : null}
        </>
      }
      onClose={onClose}
    >
      {(booking) => (
        <>
          <Can anyOf={maySeeGuests}>
            <PinnedNotesOf id={booking.id} />
          </Can>
          <BookingDetails booking={booking} actions={actionsOf(booking)} />
          {booking.group_id ? <BookingGroup id={booking.id} /> : null}
          <Slot name="booking-details.sections" props={{ booking_id: booking.id, onBookingChanged }} />
          <Can anyOf={mayManageBooking}>
            <CheckInBooking booking={booking} />
          </Can>
          <Can anyOf={maySeeGuests}>
            <BookingNotes id={booking.id} />
          </Can>
          <Can anyOf={mayManageBooking}>
            <GetBookingHistory id={booking.id} />
          </Can>
        </>
      )}
    </DetailsDialog>
  );
}

/** The details are open, and show the room, the check-in and the check-out below. */
const shownBelow = ['details', 'room', 'check-in', 'check-out', 'undo-check-out'];

function ActionButtons({ items }: { items: readonly ActionMenuItem[] }) {
  return items
    .filter(({ key, disabled }) => !shownBelow.includes(key) && !disabled)
    .map(({ key, label, icon, onSelect }) => (
      <Button key={key} icon={icon && <Icon name={icon} />} onClick={onSelect}>
        {label}
      </Button>
    ));
}

function PinnedNotesOf({ id }: { id: number }) {
  const { data } = useQuery(listBookingNotesQuery(id));
  return <PinnedNotes notes={data?.notes.filter(({ is_pinned }) => is_pinned) ?? []} />;
}

interface BookingDetailsProps {
  booking: Booking;
  actions: readonly ActionMenuItem[];
}

function BookingDetails({ booking, actions }: BookingDetailsProps) {
  const seesGuests = useCan(maySeeGuests);
  const { phone, arrival_time, requests } = booking;
  return (
    <div className={styles.details}>
      <DetailList
        items={[
          { label: t('Check-in'), value: displayDate(booking.checkin_date) },
          { label: t('Check-out'), value: displayDate(booking.checkout_date) },
          { label: t('Nights'), value: countOf(booking.no_nights, 'night') },
          { label: t('Room Type'), value: roomTypeName(booking.room_type) },
          ...(booking.stay_state ? [{ label: t('Stay'), value: <StayBadges {...booking} /> }] : []),
          ...(booking.room || mayGetRoom(booking)
            ? [{ label: t('Room'), value: <AssignedRoom booking={booking} actions={actions} /> }]
            : []),
          { label: t('Primary Guest'), value: booking.name },
          { label: t('Email'), value: <GuestEmail address={booking.email} /> },
          { label: t('Verification'), value: <PersonBadge done={booking.is_verified} /> },
          { label: t('Hotel'), value: booking.hotel_name },
          { label: t('Short ID'), value: booking.short_id ?? t('None yet') },
          { label: t("Guest's Language"), value: languageName(booking.guest_language) },
          ...(seesGuests ? [{ label: t('Earlier stays'), value: <EarlierStays id={booking.id} /> }] : []),
          ...(phone ? [{ label: t('Phone'), value: <PhoneNumber number={phone} /> }] : []),
          ...(arrival_time ? [{ label: t('Expected arrival'), value: arrival_time }] : []),
          ...(requests
            ? [{ label: t('Requests'), value: <p className={styles.requests}>{requests}</p> }]
            : []),
          ...(booking.external_reference
            ? [{ label: t('Reference'), value: <bdi>{booking.external_reference}</bdi> }]
            : []),
          { label: t('Booked on'), value: formatMoment(booking.created_at) },
        ]}
      />
      <section aria-labelledby="booking-guests">
        <h3 id="booking-guests" className={styles.heading}>
          {t('Guests ({total})', { total: booking.passengers.length })}
        </h3>
        {booking.passengers.length === 0 ? (
          <p className={styles.none}>{t('No guests besides the primary one')}</p>
        ) : null}
        <ul className={styles.guests}>
          {booking.passengers.map(({ id, name, type, is_verified, short_id }) => (
            <li key={id} className={styles.guest}>
              <span className={styles.name}>
                <bdi>{name}</bdi> <span className={styles.none}>{guestDetails(type, short_id)}</span>
              </span>
              <PersonBadge done={is_verified} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function AssignedRoom({ booking: { id, room }, actions }: BookingDetailsProps) {
  const text = room
    ? listWithDots([
        room.room_number,
        roomTypeName(room.room_type),
        room.is_upgrade && t('Upgrade'),
        room.is_fixed && t('Keep in this room'),
      ])
    : t('No room');
  return (
    <>
      <bdi>{text}</bdi> <AssignRoomButton id={id} room={room} actions={actions} />
    </>
  );
}

function GuestEmail({ address }: { address: string }) {
  const hint = hintOfEmail(address);
  return (
    <>
      <EmailAddress address={address} />
      {hint ? <Banner tone="warning">{hint}</Banner> : null}
    </>
  );
}

function guestDetails(type: string, shortId: string | null): string {
  const named = translateMessage(type);
  return shortId ? t('{type}, short ID {shortId}', { type: named, shortId }) : named;
}

const Slot = createSlot<BookingsSlots>();
