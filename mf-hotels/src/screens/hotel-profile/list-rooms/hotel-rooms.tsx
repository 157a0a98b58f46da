import { roomStatuses, type Room } from '@suite/contracts/hotels';
import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { Banner, Button, Icon, Pagination, Panel, useCollapsibleFilters } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allRooms, countFilters, readRoomFilters } from '../../../domain/room-filters.ts';
import { t } from '../../../languages/catalog.ts';
import { listRoomsQuery } from '../../../queries/rooms.ts';
import styles from '../hotel-profile.module.css';
import { RoomFilterBar } from './room-filter-bar.tsx';
import { RoomsTable } from './rooms-table.tsx';
import { RoomStatus } from './room-status.tsx';
import { AddRoomsDialog } from '../room-dialogs/add-rooms-dialog.tsx';
import { DeleteRoomDialog } from '../room-dialogs/delete-room-dialog.tsx';
import { EditRoomDialog } from '../room-dialogs/edit-room-dialog.tsx';

export function HotelRooms() {
  const [filters, changeFilters] = useUrlFilters(readRoomFilters, allRooms);
  const list = useQuery(listRoomsQuery(filters));
  const [task, setTask] = useState<RoomTask | null>(null);
  const collapsible = useCollapsibleFilters(countFilters(filters));
  const { rooms, counts, pagination } = list.data ?? {};
  useExistingPage(filters.page, list.isPlaceholderData ? undefined : pagination?.totalPages, changeFilters);

  const total = counts?.reduce((sum, state) => sum + state.rooms, 0);
  const add = () => setTask({ kind: 'add' });
  const choose = (kind: 'edit' | 'delete') => (room: Room) => setTask({ kind, room });
  return (
    <Panel
      flush
      title={total ? t('Rooms ({total})', { total }) : t('Rooms')}
      actions={
        total ? (
          <>
            <Button variant="primary" size="small" icon={<Icon name="plus" />} onClick={add}>
              {t('Add Rooms')}
            </Button>
            {collapsible.button}
          </>
        ) : null
      }
    >
      {list.error ? (
        <div className={styles.inset}>
          <Banner tone="error">{list.error.message}</Banner>
        </div>
      ) : null}
      {counts && total ? (
        <>
          <RoomCounts counts={counts} />
          <div {...collapsible.region}>
            <RoomFilterBar filters={filters} onChange={changeFilters} />
          </div>
        </>
      ) : null}
      <RoomsTable
        rooms={rooms}
        list={list}
        hasRooms={total === undefined || total > 0}
        onAdd={add}
        onEdit={choose('edit')}
        onDelete={choose('delete')}
      />
      {pagination ? (
        <Pagination {...pagination} page={filters.page} onChange={(page) => changeFilters({ page })} />
      ) : null}
      <RoomDialogs task={task} rooms={rooms} onClose={() => setTask(null)} />
    </Panel>
  );
}

function RoomCounts({ counts }: { counts: readonly { status: string; rooms: number }[] }) {
  const roomsOf = (status: string) => counts.find((count) => count.status === status)?.rooms ?? 0;
  return (
    <ul className={styles.counts} aria-label={t('Rooms by status')}>
      {roomStatuses.map((status) => (
        <li key={status} className={styles.count}>
          <strong>{roomsOf(status)}</strong>
          <RoomStatus status={status} />
        </li>
      ))}
    </ul>
  );
}

type RoomTask = { kind: 'add' } | { kind: 'edit' | 'delete'; room: Room };

interface RoomDialogsProps {
  task: RoomTask | null;
  /** An edited room is taken from this list, which may be newer than the task. */
  rooms: readonly Room[] | undefined;
  onClose: () => void;
}

function RoomDialogs({ task, rooms = [], onClose }: RoomDialogsProps) {
  if (task === null) return null;
  if (task.kind === 'add') return <AddRoomsDialog onClose={onClose} />;
  const room = rooms.find(({ id }) => id === task.room.id) ?? task.room;
  if (task.kind === 'edit') return <EditRoomDialog room={room} onClose={onClose} />;
  return <DeleteRoomDialog room={room} onClose={onClose} />;
}
