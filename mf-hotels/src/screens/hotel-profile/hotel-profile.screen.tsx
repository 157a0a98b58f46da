import { PageHeader } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { getHotelProfileQuery } from '../../queries/get-hotel-profile.query.ts';
import { getRatesQuery } from '../../queries/get-rates.query.ts';
import { ContactForm } from './update-hotel-profile/contact-form.tsx';
import { HotelRooms } from './list-rooms/hotel-rooms.tsx';
import styles from './hotel-profile.module.css';
import { LoadedPanel } from './loaded-panel.tsx';
import { RatesForm } from './update-rates/rates-form.tsx';

/** The profile of the own hotel: contact data, rooms and rates. */
export function HotelProfileScreen() {
  const profile = useQuery(getHotelProfileQuery);
  const rates = useQuery(getRatesQuery);
  return (
    <div className={styles.screen}>
      <PageHeader title="Hotel profile" subtitle={describe(profile.data)} />
      <LoadedPanel title="Contact and Policy" query={profile} loadingText="Loading hotel profile...">
        {(data) => <ContactForm profile={data} onReload={profile.refetch} />}
      </LoadedPanel>
      <HotelRooms />
      <LoadedPanel title="Nightly Rates" query={rates} loadingText="Loading rates...">
        {(data) => <RatesForm rates={data} onReload={rates.refetch} />}
      </LoadedPanel>
    </div>
  );
}

function describe(profile: { hotel_name: string; registration_number: string } | undefined): string {
  if (!profile) return 'How guests reach your hotel, its rooms and their rates';
  return `${profile.hotel_name} · registration number ${profile.registration_number}`;
}
