import type { Room } from '@suite/contracts/hotels';
import { Banner, ConfirmDialog, toast } from '@suite/ui';
import { useDeleteRoom } from '../../../queries/delete-room.mutation.ts';

/** Asks for a confirmation before a room is deleted; shows why it cannot be. */
export function DeleteRoomDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const remove = useDeleteRoom();
  return (
    <ConfirmDialog
      open
      danger
      title="Delete Room"
      text={`Are you sure you want to delete room ${room.room_number}? This action cannot be undone.`}
      confirmLabel="Delete Room"
      busyLabel="Deleting..."
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
