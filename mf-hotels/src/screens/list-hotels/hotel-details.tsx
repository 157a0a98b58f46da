import type { Hotel } from '@suite/contracts';
import { Badge, DetailList } from '@suite/ui';
import type { ReactNode } from 'react';
import { ActiveBadge, ApprovalBadge } from './hotel-badges.tsx';
import { HotelTimeline } from './hotel-timeline.tsx';
import styles from './list-hotels.module.css';

/** What there is to know of a hotel, subject by subject. */
export function HotelDetails({ hotel }: { hotel: Hotel }) {
  const administrator = [hotel.admin_firstname, hotel.admin_lastname].filter(Boolean).join(' ');
  return (
    <div className={styles.details}>
      <Subject title="Hotel Details">
        <DetailList
          items={[
            { label: 'Hotel Name', value: hotel.hotel_name },
            { label: 'Registration Number', value: hotel.registration_number },
            { label: 'Hotel Email', value: hotel.hotel_email },
            { label: 'Hotel Phone', value: hotel.hotel_phone },
            { label: 'Status', value: <ActiveBadge hotel={hotel} /> },
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
            { label: 'Contact Person Name', value: hotel.contact_person_name },
            { label: 'Contact Person Email', value: hotel.contact_person_email },
            { label: 'Contact Person Phone', value: hotel.contact_person_phone },
          ]}
        />
      </Subject>
      <Subject title="Administrator">
        <DetailList
          items={[
            { label: 'Administrator Name', value: administrator },
            { label: 'Administrator Email', value: hotel.admin_user_email },
            { label: 'Administrator Phone', value: hotel.admin_user_phone },
            {
              label: 'Administrator Status',
              value: hotel.admin_approved ? (
                <Badge tone="success">Verified</Badge>
              ) : (
                <Badge tone="warning">Pending</Badge>
              ),
            },
          ]}
        />
      </Subject>
      <Subject title="Approval Status">
        <ApprovalBadge hotel={hotel} />
      </Subject>
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

function Subject({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.subject}>
      <h3 className={styles.subjectTitle}>{title}</h3>
      {children}
    </section>
  );
}
