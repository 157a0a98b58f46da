import type { Hotel } from '@suite/contracts/hotels';
import { Badge, DetailList, EmailAddress } from '@suite/ui';
import type { ReactNode } from 'react';
import { ActiveBadge, ApprovalBadge } from './hotel-badges.tsx';
import { HotelTimeline } from './hotel-timeline.tsx';
import styles from '../list-hotels.module.css';

/** What there is to know of a hotel, subject by subject. */
export function HotelDetails({ hotel }: { hotel: Hotel }) {
  return (
    <div className={styles.details}>
      <Subject title="Hotel Details" mark={<ActiveBadge hotel={hotel} />}>
        <DetailList
          items={[
            { label: 'Registration Number', value: hotel.registration_number },
            { label: 'Hotel Email', value: <EmailAddress address={hotel.hotel_email} /> },
            { label: 'Hotel Phone', value: hotel.hotel_phone },
          ]}
        />
      </Subject>
      <Subject title="Location">
        <DetailList
          items={[
            { label: 'Address', value: hotel.hotel_address },
            { label: 'City', value: hotel.hotel_city },
            { label: 'State', value: hotel.hotel_state },
            { label: 'Country', value: hotel.hotel_country },
            { label: 'Postal Code', value: hotel.postal_code },
          ]}
        />
      </Subject>
      <Subject title="Contact Person">
        <DetailList
          items={[
            { label: 'Name', value: hotel.contact_person_name },
            { label: 'Email', value: <EmailAddress address={hotel.contact_person_email} /> },
            { label: 'Phone', value: hotel.contact_person_phone },
          ]}
        />
      </Subject>
      <Subject title="Administrator" mark={<VerifiedBadge hotel={hotel} />}>
        <Administrator hotel={hotel} />
      </Subject>
      <Subject title="Approval Status" mark={<ApprovalBadge hotel={hotel} />} />
      <Subject title="Timeline">
        <HotelTimeline hotel={hotel} />
      </Subject>
      {hotel.rejection_reason ? (
        <Subject title="Rejection Reason">
          <p className={styles.reason}>{hotel.rejection_reason}</p>
        </Subject>
      ) : null}
    </div>
  );
}

function Administrator({ hotel }: { hotel: Hotel }) {
  const { admin_firstname, admin_lastname, admin_user_email, admin_user_phone } = hotel;
  if (!admin_user_email) return <p className={styles.muted}>No user has a login for this hotel.</p>;
  return (
    <DetailList
      items={[
        { label: 'Name', value: [admin_firstname, admin_lastname].filter(Boolean).join(' ') },
        { label: 'Email', value: <EmailAddress address={admin_user_email} /> },
        { label: 'Phone', value: admin_user_phone },
      ]}
    />
  );
}

function VerifiedBadge({ hotel }: { hotel: Hotel }) {
  return hotel.admin_approved ? (
    <Badge tone="success">Verified</Badge>
  ) : (
    <Badge tone="warning">Pending</Badge>
  );
}

/** One subject under its heading, with its state beside it. */
function Subject({ title, mark, children }: { title: string; mark?: ReactNode; children?: ReactNode }) {
  return (
    <section aria-label={title} className={styles.subject}>
      <div className={styles.subjectHead}>
        <h3 className={styles.subjectTitle}>{title}</h3>
        {mark}
      </div>
      {children}
    </section>
  );
}
