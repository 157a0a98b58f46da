import type { HotelAdminDashboard } from '@suite/contracts/dashboard';
import { useCan } from '@suite/session';
import { Panel, ProgressBar, EmptyState, Button } from '@suite/ui';
import { Link } from 'react-router-dom';
import { formatPercent, formatRating } from '../../../domain/display-number.ts';
import { t, tn } from '../../../languages/catalog.ts';
import styles from './hotel-summary.module.css';
import { useState } from 'react';
import { CreateTaskDialog } from '../task-form/create-task-dialog.tsx';
import { AssignRoomsDialog } from './assign-rooms-dialog.tsx';
import { AssignTasksDialog } from './assign-tasks-dialog.tsx';

interface HotelSummaryProps {
  hotel: HotelAdminDashboard['hotelInfo'];
  timeZone: string;
}

export function HotelSummary({ hotel, timeZone }: HotelSummaryProps) {
  const mayManage = useCan(['manage_hotel']) && hotel.name !== '';
  const { occupancyRate, averageRating, ratings } = hotel;
  return (
    <Panel
      title={hotel.name || t('No hotel')}
      actions={
        mayManage ? (
          <>
            <DailyWork timeZone={timeZone} hasRooms={hotel.totalRooms > 0} />
            <Link className={styles.link} to="/hotel-profile">
              {t('Hotel Profile')}
            </Link>
          </>
        ) : undefined
      }
    >
      {hotel.totalRooms === 0 ? <RoomsInvitation mayManage={mayManage} /> : null}
      <dl className={styles.figures}>
        {hotel.totalRooms > 0 ? (
          <div className={styles.figure}>
            <dt className={styles.label}>{t('Occupancy Rate')}</dt>
            <dd className={styles.value}>{occupancyRate === null ? '–' : formatPercent(occupancyRate)}</dd>
            <dd>
              <ProgressBar
                label={t('Occupancy Rate')}
                value={occupancyRate ?? 0}
                total={100}
                text={occupancyRate === null ? t('No room in service') : formatPercent(occupancyRate)}
              />
            </dd>
            <dd className={styles.note}>
              {hotel.roomsInService === 0
                ? t('No room in service')
                : tn(hotel.roomsInService, 'of {count} room in service', 'of {count} rooms in service')}
            </dd>
          </div>
        ) : null}
        <div className={styles.figure}>
          <dt className={styles.label}>{t('Rating')}</dt>
          <dd className={styles.value}>
            {averageRating === null ? '–' : t('{rating} / 5', { rating: formatRating(averageRating) })}
          </dd>
          {averageRating === null ? null : (
            <dd>
              <ProgressBar label={t('Rating')} value={averageRating} total={5} />
            </dd>
          )}
          <dd className={styles.note}>
            {ratings === 0 ? t('No ratings yet') : tn(ratings, 'from {count} rating', 'from {count} ratings')}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function RoomsInvitation({ mayManage }: { mayManage: boolean }) {
  return (
    <EmptyState
      icon="home"
      title={t('Set up your rooms')}
      text={t(
        "Once the hotel's rooms are entered, this page shows how many are free and how full the hotel is.",
      )}
      action={mayManage ? <Link to="/hotel-profile">{t('Add rooms in the hotel profile')}</Link> : undefined}
    />
  );
}

interface DailyWorkProps {
  timeZone: string;
  hasRooms: boolean;
}

function DailyWork({ timeZone, hasRooms }: DailyWorkProps) {
  const [open, setOpen] = useState<'rooms' | 'tasks' | 'task' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {hasRooms ? (
        <Button size="small" onClick={() => setOpen('rooms')}>
          {t('Assign Rooms')}
        </Button>
      ) : null}
      <Button size="small" onClick={() => setOpen('tasks')}>
        {t('Assign Tasks')}
      </Button>
      <Button size="small" onClick={() => setOpen('task')}>
        {t('Add Task')}
      </Button>
      {open === 'rooms' ? <AssignRoomsDialog onClose={close} /> : null}
      {open === 'tasks' ? <AssignTasksDialog timeZone={timeZone} onClose={close} /> : null}
      {open === 'task' ? <CreateTaskDialog timeZone={timeZone} onClose={close} /> : null}
    </>
  );
}
