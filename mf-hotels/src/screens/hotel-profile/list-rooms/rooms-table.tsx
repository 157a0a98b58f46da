import { roomStatuses, type Room } from '@suite/contracts/hotels';
import type { RoomBlock } from '@suite/contracts/rooms';
import { translateMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import {
  ActionMenu,
  Button,
  EmptyState,
  Icon,
  ListTable,
  Badge,
  type ActionMenuItem,
  type DataColumn,
  type Tone,
} from '@suite/ui';
import { describeBlock } from '../../../domain/room-blocks.ts';
import { t } from '../../../languages/catalog.ts';
import styles from '../hotel-profile.module.css';

export type RoomAction = 'edit' | 'block' | 'delete' | 'inspect';

interface RoomsTableProps {
  rooms: readonly Room[] | undefined;
  list: { isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  /** Is false if the hotel has no rooms, whatever the filters. */
  hasRooms: boolean;
  onAdd: () => void;
  /** Returns the block that covers today. */
  blockOf: (room: Room) => RoomBlock | undefined;
  onChoose: (kind: RoomAction, room: Room) => void;
}

export function RoomsTable({ rooms, list, hasRooms, onAdd, blockOf, onChoose }: RoomsTableProps) {
  return (
    <ListTable
      things={t('rooms')}
      columns={columns(blockOf, onChoose)}
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

function columns(
  blockOf: RoomsTableProps['blockOf'],
  onChoose: RoomsTableProps['onChoose'],
): DataColumn<Room>[] {
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
    {
      key: 'status',
      title: t('Status'),
      render: (room) => {
        const block = blockOf(room);
        return (
          <>
            <RoomStatus status={room.status} />
            {room.inspected_at ? <Inspection room={room} /> : null}
            {block ? <p className={styles.muted}>{describeBlock(block)}</p> : null}
          </>
        );
      },
    },
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
          items={actionsOf(room, onChoose)}
        />
      ),
    },
  ];
}

function actionsOf(room: Room, onChoose: RoomsTableProps['onChoose']): ActionMenuItem[] {
  return [
    { key: 'edit', label: t('Edit Room'), icon: 'edit', onSelect: () => onChoose('edit', room) },
    ...(room.status === clean
      ? [
          {
            key: 'inspect',
            label: room.inspected_at ? t('Mark as not inspected') : t('Mark as inspected'),
            icon: 'check' as const,
            onSelect: () => onChoose('inspect', room),
          },
        ]
      : []),
    { key: 'block', label: t('Block…'), icon: 'close', onSelect: () => onChoose('block', room) },
    {
      key: 'delete',
      label: t('Delete Room'),
      icon: 'delete',
      danger: true,
      divider: true,
      onSelect: () => onChoose('delete', room),
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

function Inspection({ room: { inspected_at, inspected_by } }: { room: Room }) {
  return (
    <>
      {' '}
      <Badge tone="success">{translateMessage('Inspected')}</Badge>
      <p className={styles.muted}>
        {formatMoment(inspected_at ?? '')} <bdi>{inspected_by}</bdi>
      </p>
    </>
  );
}

export function RoomStatus({ status }: { status: string }) {
  return <Badge tone={toneOf[status] ?? 'neutral'}>{translateMessage(status)}</Badge>;
}
