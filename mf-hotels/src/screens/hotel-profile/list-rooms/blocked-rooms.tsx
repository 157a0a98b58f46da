import type { RoomBlock } from '@suite/contracts/rooms';
import { formatCalendarDate } from '@suite/i18n/dates';
import { Banner, Button, EmptyState, ListTable, Panel, toast, type DataColumn } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { blockKindName, isEntered, restoredBlock, type EnteredBlock } from '../../../domain/room-blocks.ts';
import { t } from '../../../languages/catalog.ts';
import { listBlocksQuery, useCreateBlock, useDeleteBlock } from '../../../queries/room-blocks.ts';
import styles from '../hotel-profile.module.css';

const undoMs = 8000;

export function BlockedRooms({ today }: { today: string | undefined }) {
  const list = useQuery(listBlocksQuery);
  const remove = useDeleteBlock();
  const restore = useCreateBlock();
  const fail = ({ message }: Error) => void toast.error(message);

  const undo = (block: EnteredBlock) =>
    restore
      .mutateAsync(restoredBlock(block, today))
      .then(() => toast.success(t('Room {number} is blocked again', { number: block.room_number })), fail);
  const end = (block: EnteredBlock) =>
    remove.mutateAsync(block.id).then(() => {
      toast.success(t('Room {number} is no longer blocked', { number: block.room_number }), {
        durationMs: undoMs,
        action: { label: t('Undo'), onSelect: () => void undo(block) },
      });
    }, fail);
  return (
    <Panel flush title={t('Blocked rooms')}>
      {list.error ? (
        <div className={styles.inset}>
          <Banner tone="error">{list.error.message}</Banner>
        </div>
      ) : null}
      <ListTable
        things={t('blocked rooms')}
        columns={columns(remove.isPending ? remove.variables : undefined, (block) => void end(block))}
        rows={list.data}
        list={list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="check"
            title={t('No rooms are blocked')}
            text={t('To keep guests out of a room for some nights, choose Block… in the menu of the room.')}
          />
        }
      />
    </Panel>
  );
}

function columns(
  endingId: number | undefined,
  onEnd: (block: EnteredBlock) => void,
): DataColumn<RoomBlock>[] {
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
    { key: 'kind', title: t('Kind'), render: ({ kind }) => blockKindName(kind) },
    { key: 'from', title: t('From'), render: ({ from }) => formatCalendarDate(from) },
    { key: 'to', title: t('Until'), render: ({ to }) => formatCalendarDate(to) },
    { key: 'reason', title: t('Reason'), wide: true, render: ({ reason }) => <bdi>{reason}</bdi> },
    { key: 'created_by', title: t('Blocked by'), render: ({ created_by }) => <bdi>{created_by}</bdi> },
    {
      key: 'actions',
      title: t('Actions'),
      width: '8rem',
      align: 'right',
      pinned: true,
      corner: true,
      render: (block) =>
        isEntered(block) ? (
          <Button
            size="small"
            busy={block.id === endingId}
            aria-label={t('End block of room {number} from {date}', {
              number: block.room_number,
              date: formatCalendarDate(block.from) ?? block.from,
            })}
            onClick={() => onEnd(block)}
          >
            {t('End block')}
          </Button>
        ) : null,
    },
  ];
}
