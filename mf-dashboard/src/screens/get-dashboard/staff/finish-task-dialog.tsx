import { FormDialog, FormField } from '@suite/ui';
import { useState } from 'react';
import { taskText } from '../../../domain/task-text.ts';
import { t } from '../../../languages/catalog.ts';
import { RoomSelect } from '../task-form/room-select.tsx';

interface FinishTaskDialogProps {
  task: { kind: string; task: string; room_type: string | null };
  busy: boolean;
  onDone: (room_id?: number) => void;
  onClose: () => void;
}

export function FinishTaskDialog({ task, busy, onDone, onClose }: FinishTaskDialogProps) {
  const [room, setRoom] = useState<number | null>(null);
  return (
    <FormDialog
      open
      size="small"
      title={t('Finish Task')}
      description={taskText(task)}
      submitLabel={t('Mark as Done')}
      busyLabel={t('Saving...')}
      busy={busy}
      isChanged={room !== null}
      onSubmit={() => onDone(room ?? undefined)}
      onClose={onClose}
    >
      <FormField
        label={t('Done in room')}
        hint={t('Rooms of the booked type come first. Leave it open when the room is not known.')}
      >
        <RoomSelect value={room} preferredType={task.room_type} onChange={setRoom} />
      </FormField>
    </FormDialog>
  );
}
