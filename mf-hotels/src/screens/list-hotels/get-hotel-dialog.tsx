import { mayReadAudit } from '@suite/contracts/permissions';
import type { Hotel } from '@suite/contracts/hotels';
import { Can } from '@suite/session';
import { DetailsDialog, Badge, DetailList, EmailAddress, type Tone } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { currentLocale } from '@suite/i18n';
import { t, known } from '../../languages/catalog.ts';
import { getHotelQuery } from '../../queries/hotels.ts';
import { HotelTokens } from './hotel-tokens.tsx';
import { approvalOf, type Approval } from '../../domain/approval.ts';
import styles from './list-hotels.module.css';

interface GetHotelDialogProps {
  id: number;
  /** The name in the row is the title until the details have loaded. */
  listed: Hotel | undefined;
  open: boolean;
  onClose: () => void;
}

export function GetHotelDialog({ id, listed, open, onClose }: GetHotelDialogProps) {
  const details = useQuery({ ...getHotelQuery(id), enabled: open });
  return (
    <DetailsDialog
      open={open}
      title={(details.data ?? listed)?.hotel_name ?? t('Hotel Details')}
      size="large"
      details={details}
      loadingText={t('Loading hotel details...')}
      notFoundTitle={t('Hotel {id} was not found', { id })}
      actions={
        <Can anyOf={mayReadAudit}>
          <Link to={`/audit?subject_type=hotel&subject_id=${id}`}>{t('History')}</Link>
        </Can>
      }
      onClose={onClose}
    >
      {(now) => <HotelDetails hotel={now} />}
    </DetailsDialog>
  );
}

function HotelDetails({ hotel }: { hotel: Hotel }) {
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
      {hotel.is_approved ? (
        <Can anyOf={['manage_hotel']}>
          <Subject title={t('API tokens')}>
            <HotelTokens hotel_id={hotel.id} />
          </Subject>
        </Can>
      ) : null}
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

const tones: Record<Approval, Tone> = { Pending: 'warning', Approved: 'success', Rejected: 'danger' };

export function ApprovalBadge({ hotel }: { hotel: Hotel }) {
  const approval = approvalOf(hotel);
  return <Badge tone={tones[approval]}>{known(approval)}</Badge>;
}

export function ActiveBadge({ hotel }: { hotel: Hotel }) {
  return (
    <Badge tone={hotel.is_active ? 'success' : 'neutral'}>
      {hotel.is_active ? t('Active') : t('Inactive')}
    </Badge>
  );
}

/** Splits the local time into `5 Mar` and `2027, 14:30 CET`. */
interface TimelineEvent {
  label: 'Registered' | 'Approved' | 'Rejected';
  instant: string;
  day: string;
  moment: string;
}

export function timelineOf({ created_at, approved_at, rejected_at }: Hotel): TimelineEvent[] {
  const dayAndMonth = new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short' });
  const yearAndTime = new Intl.DateTimeFormat(currentLocale(), {
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const instants = [
    ['Registered', created_at],
    ['Approved', approved_at],
    ['Rejected', rejected_at],
  ] as const;
  return instants.flatMap(([label, instant]) => {
    if (instant === null) return [];
    const date = new Date(instant);
    return [{ label, instant, day: dayAndMonth.format(date), moment: yearAndTime.format(date) }];
  });
}
