import type { Room } from '@suite/contracts/hotels';
import { Banner, ConfirmDialog, toast } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import { useDeleteRoom } from '../../../queries/rooms.ts';

export function DeleteRoomDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const remove = useDeleteRoom();
  return (
    <ConfirmDialog
      open
      danger
      title={t('Delete Room')}
      text={t('Are you sure you want to delete room {number}? This action cannot be undone.', {
        number: room.room_number,
      })}
      confirmLabel={t('Delete Room')}
      busyLabel={t('Deleting...')}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(room.id, {
          onSuccess: ({ message }) => {
            toast.success(message);
            onClose();
          },
        })
      }
      onCancel={onClose}
    >
      {remove.error ? <Banner tone="error">{remove.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}
