import { calendarDateIn } from '@suite/contracts/dates';
import { PageHeader, Panel, QueryContent } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../languages/catalog.ts';
import { getHotelProfileQuery, getRatesQuery } from '../../queries/hotel-profile.ts';
import { ContactForm } from './update-hotel-profile/contact-form.tsx';
import { BlockedRooms } from './list-rooms/blocked-rooms.tsx';
import { HotelRooms } from './list-rooms/hotel-rooms.tsx';
import styles from './hotel-profile.module.css';
import { RatesForm } from './update-rates/rates-form.tsx';

// The lines match the height of the forms in a wide window; in a narrow one the forms end below the window.
const contactLines = 39;
const ratesLines = 11;

export function HotelProfileScreen() {
  const profile = useQuery(getHotelProfileQuery);
  const rates = useQuery(getRatesQuery);
  const today = profile.data && calendarDateIn(profile.data.time_zone);
  return (
    <div className={styles.screen}>
      <PageHeader title={t('Hotel profile')} subtitle={describe(profile.data)} />
      <Panel title={t('Contact and Policy')}>
        <QueryContent
          query={profile}
          loadingText={t('Loading hotel profile...')}
          skeletonLines={contactLines}
        >
          {(data) => <ContactForm profile={data} onReload={profile.refetch} />}
        </QueryContent>
      </Panel>
      <HotelRooms today={today} />
      <BlockedRooms today={today} />
      <Panel title={t('Nightly Rates')}>
        <QueryContent query={rates} loadingText={t('Loading rates...')} skeletonLines={ratesLines}>
          {(data) => <RatesForm rates={data} onReload={rates.refetch} />}
        </QueryContent>
      </Panel>
    </div>
  );
}

function describe(profile: { hotel_name: string; registration_number: string } | undefined): string {
  if (!profile) return t('How guests reach your hotel, its rooms and their rates');
  return t('{hotel} · registration number {number}', {
    hotel: profile.hotel_name,
    number: profile.registration_number,
  });
}
