import type { Hotel } from '@suite/contracts/hotels';
import { Badge, DetailList, EmailAddress } from '@suite/ui';
import type { ReactNode } from 'react';
import { t, known } from '../../../languages/catalog.ts';
import { ActiveBadge, ApprovalBadge } from './hotel-badges.tsx';
import styles from '../list-hotels.module.css';
import { timelineOf } from '../../../domain/timeline.ts';

export function HotelDetails({ hotel }: { hotel: Hotel }) {
  return (
    <div className={styles.details}>
      <Subject title={t('Hotel Details')} mark={<ActiveBadge hotel={hotel} />}>
        <DetailList
          items={[
            { label: t('Hotel Number'), value: String(hotel.id) },
            { label: t('Registration Number'), value: hotel.registration_number },
            { label: t('Hotel Email'), value: <EmailAddress address={hotel.hotel_email} /> },
            { label: t('Hotel Phone'), value: <bdi>{hotel.hotel_phone}</bdi> },
          ]}
        />
      </Subject>
      <Subject title={t('Location')}>
        <DetailList
          items={[
            { label: t('Address'), value: hotel.hotel_address },
            { label: t('City'), value: hotel.hotel_city },
            { label: t('State'), value: hotel.hotel_state },
            { label: t('Country'), value: hotel.hotel_country },
            { label: t('Postal Code'), value: hotel.postal_code },
          ]}
        />
      </Subject>
      <Subject title={t('Contact Person')}>
        <DetailList
          items={[
            { label: t('Name'), value: hotel.contact_person_name },
            { label: t('Email'), value: <EmailAddress address={hotel.contact_person_email} /> },
            { label: t('Phone'), value: <bdi>{hotel.contact_person_phone}</bdi> },
          ]}
        />
      </Subject>
      <Subject title={t('Administrator')} mark={<VerifiedBadge hotel={hotel} />}>
        <Administrator hotel={hotel} />
      </Subject>
      <Subject title={t('Approval Status')} mark={<ApprovalBadge hotel={hotel} />} />
      <Subject title={t('Timeline')}>
        <HotelTimeline hotel={hotel} />
      </Subject>
      {hotel.rejection_reason ? (
        <Subject title={t('Rejection Reason')}>
          <p className={styles.reason}>{hotel.rejection_reason}</p>
        </Subject>
      ) : null}
    </div>
  );
}

function Administrator({ hotel }: { hotel: Hotel }) {
  const { admin_firstname, admin_lastname, admin_user_email, admin_user_phone } = hotel;
  if (!admin_user_email) return <p className={styles.muted}>{t('No user has a login for this hotel.')}</p>;
  return (
    <DetailList
      items={[
        { label: t('Name'), value: [admin_firstname, admin_lastname].filter(Boolean).join(' ') },
        { label: t('Email'), value: <EmailAddress address={admin_user_email} /> },
        { label: t('Phone'), value: admin_user_phone && <bdi>{admin_user_phone}</bdi> },
      ]}
    />
  );
}

function VerifiedBadge({ hotel }: { hotel: Hotel }) {
  return hotel.admin_approved ? (
    <Badge tone="success">{t('Verified')}</Badge>
  ) : (
    <Badge tone="warning">{t('Pending')}</Badge>
  );
}

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

function HotelTimeline({ hotel }: { hotel: Hotel }) {
  return (
    <ol className={styles.timeline}>
      {timelineOf(hotel).map(({ label, instant, day, moment }) => (
        <li key={label} className={styles.event}>
          <span className={styles.strong}>{known(label)}</span>
          <time dateTime={instant}>
            <span>{day}</span> <span className={styles.muted}>{moment}</span>
          </time>
        </li>
      ))}
    </ol>
  );
}
