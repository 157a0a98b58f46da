import { roomStatuses, type Room } from '@suite/contracts/hotels';
import { translateMessage } from '@suite/i18n';
import {
  ActionMenu,
  Button,
  EmptyState,
  Icon,
  ListTable,
  Badge,
  type DataColumn,
  type Tone,
} from '@suite/ui';
import { t } from '../../../languages/catalog.ts';

interface RoomsTableProps {
  rooms: readonly Room[] | undefined;
  list: { isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  /** Is false if the hotel has no rooms, whatever the filters. */
  hasRooms: boolean;
  onAdd: () => void;
  onEdit: (room: Room) => void;
  onDelete: (room: Room) => void;
}

export function RoomsTable({ rooms, list, hasRooms, onAdd, onEdit, onDelete }: RoomsTableProps) {
  return (
    <ListTable
      things={t('rooms')}
      columns={columns(onEdit, onDelete)}
      rows={rooms}
      list={list}
      rowKey={({ id }) => id}
      empty={
        hasRooms ? (
          <EmptyState
            icon="search"
            title={t('No rooms found')}
            text={t('Try adjusting your search or filter criteria.')}
          />
        ) : (
          <EmptyState
            icon="home"
            title={t('Set up your rooms')}
            text={t(
              'Occupancy, housekeeping and revenue on the dashboard are reckoned from your rooms. Add them all at once, such as 101-120.',
            )}
            action={
              <Button variant="primary" icon={<Icon name="plus" />} onClick={onAdd}>
                {t('Add Rooms')}
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
    {
      key: 'room_number',
      title: t('Room'),
      render: ({ room_number }) => (
        <strong>
          <bdi>{room_number}</bdi>
        </strong>
      ),
    },
    { key: 'room_type', title: t('Type'), render: ({ room_type }) => translateMessage(room_type) },
    { key: 'status', title: t('Status'), render: ({ status }) => <RoomStatus status={status} /> },
    {
      key: 'actions',
      title: t('Actions'),
      width: '6rem',
      align: 'right',
      pinned: true,
      corner: true,
      render: (room) => (
        <ActionMenu
          label={t('Actions for room {number}', { number: room.room_number })}
          items={[
            { key: 'edit', label: t('Edit Room'), icon: 'edit', onSelect: () => onEdit(room) },
            {
              key: 'delete',
              label: t('Delete Room'),
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

const [clean, dirty, maintenance, outOfOrder] = roomStatuses;
const toneOf: Record<string, Tone> = {
  [clean]: 'success',
  [dirty]: 'warning',
  [maintenance]: 'info',
  [outOfOrder]: 'danger',
};

export function RoomStatus({ status }: { status: string }) {
  return <Badge tone={toneOf[status] ?? 'neutral'}>{translateMessage(status)}</Badge>;
}
