import type { Hotel } from '@suite/contracts/hotels';
import { Button, EmailAddress, Icon, type DataColumn } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import { ActiveBadge, ApprovalBadge } from './get-hotel-dialog.tsx';
import styles from './list-hotels.module.css';
import type { HotelDecision } from './hotel-dialogs.tsx';

const contactColumn = (): DataColumn<Hotel> => ({
  key: 'contact',
  title: t('Contact Person'),
  sortBy: 'contact_person_name',
  minWidth: '13rem',
  wide: true,
  render: ({ contact_person_name, contact_person_email, contact_person_phone }) => (
    <Lines name={contact_person_name} email={contact_person_email} phone={contact_person_phone} />
  ),
});

export function hotelColumns(
  choose: HotelDecision['show'],
  view: (hotel: Hotel) => void,
): DataColumn<Hotel>[] {
  return [
    {
      key: 'hotel',
      title: t('Hotel Details'),
      sortBy: 'hotel_name',
      render: ({ hotel_name, hotel_email, hotel_phone }) => (
        <Lines name={hotel_name} email={hotel_email} phone={hotel_phone} />
      ),
    },
    contactColumn(),
    {
      key: 'registration',
      title: t('Registration'),
      sortBy: 'registration_number',
      minWidth: '9rem',
      render: ({ registration_number }) => <span className={styles.registration}>{registration_number}</span>,
    },
    { key: 'status', title: t('Status'), sortBy: 'status', render: (hotel) => <ActiveBadge hotel={hotel} /> },
    {
      key: 'approve',
      title: t('Approve'),
      sortBy: 'approval',
      render: (hotel) =>
        hotel.is_approved === null ? (
          <div className={styles.decisions} data-printed={t('Pending')}>
            <Button variant="primary" size="small" onClick={() => choose('approve', hotel)}>
              {t('Approve')}
            </Button>
            <Button size="small" onClick={() => choose('reject', hotel)}>
              {t('Reject')}
            </Button>
          </div>
        ) : (
          <ApprovalBadge hotel={hotel} />
        ),
    },
    {
      key: 'view',
      title: t('View'),
      pinned: true,
      render: (hotel) => (
        <Button
          id={viewButtonId(hotel.id)}
          size="small"
          icon={<Icon name="view" />}
          onClick={() => view(hotel)}
        >
          {t('View')}
        </Button>
      ),
    },
  ];
}

/** This button stays in the row after a decision. */
export const viewButtonId = (hotel_id: number) => `view-hotel-${hotel_id}`;

function Lines({ name, email, phone }: { name: string; email: string; phone: string }) {
  return (
    <div className={styles.lines}>
      <span className={styles.strong}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.muted}>
        <EmailAddress address={email} />
      </span>
      <span className={styles.muted}>
        <bdi>{phone}</bdi>
      </span>
    </div>
  );
}
