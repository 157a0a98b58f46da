import type { Room } from '@suite/contracts/hotels';
import { ActionMenu, Button, EmptyState, Icon, ListTable, type DataColumn } from '@suite/ui';
import { RoomStatus } from './room-status.tsx';

interface RoomsTableProps {
  rooms: readonly Room[] | undefined;
  list: { isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  /** False when the hotel has none at all. */
  hasRooms: boolean;
  onAdd: () => void;
  onEdit: (room: Room) => void;
  onDelete: (room: Room) => void;
}

/** The rooms of a page; an invitation while the hotel has none. */
export function RoomsTable({ rooms, list, hasRooms, onAdd, onEdit, onDelete }: RoomsTableProps) {
  return (
    <ListTable
      things="rooms"
      columns={columns(onEdit, onDelete)}
      rows={rooms}
      list={list}
      rowKey={({ id }) => id}
      empty={
        hasRooms ? (
          <EmptyState
            icon="search"
            title="No rooms found"
            text="Try adjusting your search or filter criteria."
          />
        ) : (
          <EmptyState
            icon="home"
            title="Set up your rooms"
            text="Occupancy, housekeeping and revenue on the dashboard are reckoned from your rooms. Add them all at once, such as 101-120."
            action={
              <Button variant="primary" icon={<Icon name="plus" />} onClick={onAdd}>
                Add Rooms
              </Button>
            }
          />
        )
      }
    />
  );
}

function columns(onEdit: (room: Room) => void, onDelete: (room: Room) => void): DataColumn<Room>[] {
  return [
    { key: 'room_number', title: 'Room', render: ({ room_number }) => <strong>{room_number}</strong> },
    { key: 'room_type', title: 'Type', render: ({ room_type }) => room_type },
    { key: 'status', title: 'Status', render: ({ status }) => <RoomStatus status={status} /> },
    {
      key: 'actions',
      title: 'Actions',
      width: '6rem',
      align: 'right',
      pinned: true,
      corner: true,
      render: (room) => (
        <ActionMenu
          label={`Actions for room ${room.room_number}`}
          items={[
            { key: 'edit', label: 'Edit Room', icon: 'edit', onSelect: () => onEdit(room) },
            {
              key: 'delete',
              label: 'Delete Room',
              icon: 'delete',
              danger: true,
              divider: true,
              onSelect: () => onDelete(room),
            },
          ]}
        />
      ),
    },
  ];
}
