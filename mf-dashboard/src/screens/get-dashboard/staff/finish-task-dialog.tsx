import { FormDialog, FormField } from '@suite/ui';
import { useState } from 'react';
import { RoomSelect } from '../task-form/room-select.tsx';

interface FinishTaskDialogProps {
  task: string;
  busy: boolean;
  onDone: (room_id?: number) => void;
  onClose: () => void;
}

/** Asks for the room of a finished task without one. */
export function FinishTaskDialog({ task, busy, onDone, onClose }: FinishTaskDialogProps) {
  const [room, setRoom] = useState<number | null>(null);
  return (
    <FormDialog
      open
      size="small"
      title="Finish Task"
      description={task}
      submitLabel="Mark as Done"
      busyLabel="Saving..."
      busy={busy}
      onSubmit={() => onDone(room ?? undefined)}
      onClose={onClose}
    >
      <FormField label="Done in room" hint="Leave it open when the task was about no room.">
        <RoomSelect value={room} onChange={setRoom} />
      </FormField>
    </FormDialog>
  );
}
