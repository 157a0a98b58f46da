import type { Room } from '@suite/contracts/hotels';
import { AddRoomsDialog } from './add-rooms-dialog.tsx';
import { DeleteRoomDialog } from './delete-room-dialog.tsx';
import { EditRoomDialog } from './edit-room-dialog.tsx';

export type RoomTask = { kind: 'add' } | { kind: 'edit' | 'delete'; room: Room };

interface RoomDialogsProps {
  task: RoomTask | null;
  /** An edited room is taken from this list, which may be newer than the task. */
  rooms: readonly Room[] | undefined;
  onClose: () => void;
}

export function RoomDialogs({ task, rooms = [], onClose }: RoomDialogsProps) {
  if (task === null) return null;
  if (task.kind === 'add') return <AddRoomsDialog onClose={onClose} />;
  const room = rooms.find(({ id }) => id === task.room.id) ?? task.room;
  if (task.kind === 'edit') return <EditRoomDialog room={room} onClose={onClose} />;
  return <DeleteRoomDialog room={room} onClose={onClose} />;
}
