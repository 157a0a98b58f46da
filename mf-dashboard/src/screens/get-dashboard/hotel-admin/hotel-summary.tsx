import type { HotelAdminDashboard } from '@suite/contracts/dashboard';
import { useCan } from '@suite/session';
import { Panel, ProgressBar } from '@suite/ui';
import { Link } from 'react-router-dom';
import styles from './hotel-summary.module.css';
import { DailyWork } from './daily-work.tsx';
import { RoomsInvitation } from './rooms-invitation.tsx';

interface HotelSummaryProps {
  hotel: HotelAdminDashboard['hotelInfo'];
  timeZone: string;
}

/** The hotel, how full it is and what its guests think of it. */
export function HotelSummary({ hotel, timeZone }: HotelSummaryProps) {
  const mayManage = useCan(['manage_hotel']) && hotel.name !== '';
  const { occupancyRate, averageRating, ratings } = hotel;
  return (
    <Panel
      title={hotel.name || 'No hotel'}
      actions={
        mayManage ? (
          <>
            <DailyWork timeZone={timeZone} hasRooms={hotel.totalRooms > 0} />
            <Link className={styles.link} to="/hotel-profile">
              Hotel Profile
            </Link>
          </>
        ) : undefined
      }
    >
      {hotel.totalRooms === 0 ? <RoomsInvitation mayManage={mayManage} /> : null}
      <dl className={styles.figures}>
        {hotel.totalRooms > 0 ? (
          <div className={styles.figure}>
            <dt className={styles.label}>Occupancy Rate</dt>
            <dd className={styles.value}>{occupancyRate === null ? '–' : `${occupancyRate}%`}</dd>
            <dd>
              <ProgressBar
                label="Occupancy Rate"
                value={occupancyRate ?? 0}
                total={100}
                text={occupancyRate === null ? 'No room in service' : `${occupancyRate}%`}
              />
            </dd>
            <dd className={styles.note}>
              {hotel.roomsInService === 0
                ? 'No room in service'
                : `of ${hotel.roomsInService} rooms in service`}
            </dd>
          </div>
        ) : null}
        <div className={styles.figure}>
          <dt className={styles.label}>Rating</dt>
          <dd className={styles.value}>{averageRating === null ? '–' : `${averageRating.toFixed(1)} / 5`}</dd>
          {averageRating === null ? null : (
            <dd>
              <ProgressBar label="Rating" value={averageRating} total={5} />
            </dd>
          )}
          <dd className={styles.note}>{ratings === 0 ? 'No ratings yet' : countOfRatings(ratings)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

const countOfRatings = (ratings: number) => (ratings === 1 ? 'from 1 rating' : `from ${ratings} ratings`);
