import type { HotelProfile } from '@suite/contracts/hotels';
import type { Import } from '@suite/contracts/integrations';
import { Button, ConfirmDialog, QueryContent, toast } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t, tn } from '../../../languages/catalog.ts';
import { getHotelProfileQuery } from '../../../queries/hotel-profile.ts';
import { useStartImport } from '../../../queries/imports.ts';
import styles from './imports.module.css';

export function StartImport({ imported }: { imported: Import }) {
  const profile = useQuery(getHotelProfileQuery);
  return (
    <QueryContent query={profile} loadingText={t('Loading hotel profile...')}>
      {(hotel) => <StartQuestion imported={imported} hotel={hotel} />}
    </QueryContent>
  );
}

interface StartQuestionProps {
  imported: Import;
  hotel: HotelProfile;
}

function StartQuestion({ imported: { id, total_rows, refused_rows }, hotel }: StartQuestionProps) {
  const start = useStartImport();
  const [isAsking, setAsking] = useState(false);
  const bookings = total_rows - refused_rows;
  const mails = describeMails(bookings, hotel);
  const label = tn(bookings, 'Import one booking', 'Import {count} bookings');
  const confirm = () =>
    start.mutate(id, {
      onError: ({ message }) => void toast.error(message),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <p className={styles.text}>
        {mails} <Link to="/hotel-profile">{t('Change it in the hotel profile')}</Link>
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={start.isPending}
        title={t('Start the import?')}
        text={mails}
        confirmLabel={label}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The server plans an invitation for each booking that is created while the hotel sends invitations. */
function describeMails(bookings: number, { invites_on_booking, reminder_days }: HotelProfile): string {
  const invitations = invites_on_booking
    ? tn(
        bookings,
        'One guest gets an e-mail with the invitation to verify as soon as the booking is created.',
        '{count} guests get an e-mail with the invitation to verify as soon as their bookings are created.',
      )
    : t('No guest gets an invitation to verify with this import.');
  if (reminder_days === 0) return invitations;
  const reminders = tn(
    reminder_days,
    'Guests who are not verified get a reminder by e-mail one day before arrival.',
    'Guests who are not verified get a reminder by e-mail {count} days before arrival.',
  );
  return `${invitations} ${reminders}`;
}
