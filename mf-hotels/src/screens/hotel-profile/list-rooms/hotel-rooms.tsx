import { roomStatuses, type Room } from '@suite/contracts/hotels';
import { useExistingPage, useUrlFilters, type ChangeFilters } from '@suite/remote-kit';
import {
  Banner,
  Button,
  Icon,
  Pagination,
  Panel,
  useCollapsibleFilters,
  FormField,
  SearchInput,
  Select,
  toast,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roomTypes } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import {
  allRooms,
  countFilters,
  readRoomFilters,
  longestRoomSearch,
  type RoomListFilters,
} from '../../../domain/room-filters.ts';
import { blockOn } from '../../../domain/room-blocks.ts';
import { t } from '../../../languages/catalog.ts';
import { listBlocksQuery } from '../../../queries/room-blocks.ts';
import { listRoomsQuery, useUpdateRoom } from '../../../queries/rooms.ts';
import styles from '../hotel-profile.module.css';
import { BlockRoomDialog } from './block-room-dialog.tsx';
import { AddRoomsDialog, DeleteRoomDialog, EditRoomDialog } from './room-dialogs.tsx';
import { RoomsTable, RoomStatus, type RoomAction } from './rooms-table.tsx';

interface HotelRoomsProps {
  /** Is unknown until the hotel profile has arrived. */
  today: string | undefined;
}

export function HotelRooms({ today }: HotelRoomsProps) {
  const [filters, changeFilters] = useUrlFilters(readRoomFilters, allRooms);
  const list = useQuery(listRoomsQuery(filters));
  const blocks = useQuery(listBlocksQuery).data;
  const [task, setTask] = useState<RoomTask | null>(null);
  const collapsible = useCollapsibleFilters(countFilters(filters));
  const { rooms, counts, pagination } = list.data ?? {};
  useExistingPage(filters.page, list.isPlaceholderData ? undefined : pagination?.totalPages, changeFilters);

  const total = counts?.reduce((sum, state) => sum + state.rooms, 0);
  const add = () => setTask({ kind: 'add' });
  const inspect = useInspectRoom();
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
        blockOf={(room) => (today ? blockOn(today, room.id, blocks) : undefined)}
        onChoose={(kind, room) => (kind === 'inspect' ? inspect(room) : setTask({ kind, room }))}
      />
      {pagination ? (
        <Pagination {...pagination} page={filters.page} onChange={(page) => changeFilters({ page })} />
      ) : null}
      <RoomDialogs task={task} rooms={rooms} today={today} onClose={() => setTask(null)} />
    </Panel>
  );
}

function useInspectRoom() {
  const update = useUpdateRoom();
  return ({ id, room_number, room_type, status, updated_at, inspected_at }: Room) =>
    update.mutate(
      { ...{ id, room_number, room_type, status, updated_at }, inspected: !inspected_at },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: ({ message }) => toast.error(message),
      },
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

type RoomTask = { kind: 'add' } | { kind: Exclude<RoomAction, 'inspect'>; room: Room };

interface RoomDialogsProps extends HotelRoomsProps {
  task: RoomTask | null;
  /** An edited room is taken from this list, which may be newer than the task. */
  rooms: readonly Room[] | undefined;
  onClose: () => void;
}

function RoomDialogs({ task, rooms = [], today, onClose }: RoomDialogsProps) {
  if (task === null) return null;
  if (task.kind === 'add') return <AddRoomsDialog onClose={onClose} />;
  const room = rooms.find(({ id }) => id === task.room.id) ?? task.room;
  if (task.kind === 'block') return <BlockRoomDialog room={room} today={today} onClose={onClose} />;
  if (task.kind === 'edit') return <EditRoomDialog room={room} onClose={onClose} />;
  return <DeleteRoomDialog room={room} onClose={onClose} />;
}

const optionsOf = <Name extends string>(all: string, names: readonly Name[]) => [
  { value: '' as const, label: all },
  ...names.map((name) => ({ value: name, label: translateMessage(name) })),
];

interface RoomFilterBarProps {
  filters: RoomListFilters;
  onChange: ChangeFilters<RoomListFilters>;
}

function RoomFilterBar({ filters, onChange }: RoomFilterBarProps) {
  return (
    <div role="search" aria-label={t('Filter rooms')} className={styles.filters}>
      <FormField label={t('Search')}>
        <SearchInput
          value={filters.search}
          onChange={(search) => onChange({ search: search.trim() }, { replace: filters.search !== '' })}
          placeholder={t('Search room numbers...')}
          maxLength={longestRoomSearch}
        />
      </FormField>
      <FormField label={t('Status')}>
        <Select
          value={filters.status}
          onChange={(status) => onChange({ status })}
          options={optionsOf(t('All Statuses'), roomStatuses)}
        />
      </FormField>
      <FormField label={t('Room Type')}>
        <Select
          value={filters.room_type}
          onChange={(room_type) => onChange({ room_type })}
          options={optionsOf(t('All Types'), roomTypes)}
        />
      </FormField>
    </div>
  );
}
