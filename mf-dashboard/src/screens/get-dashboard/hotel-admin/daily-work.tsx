import { Button } from '@suite/ui';
import { useState } from 'react';
import { t } from '../../../languages/catalog.ts';
import { CreateTaskDialog } from '../task-form/create-task-dialog.tsx';
import { AssignRoomsDialog } from './assign-rooms-dialog.tsx';
import { AssignTasksDialog } from './assign-tasks-dialog.tsx';

interface DailyWorkProps {
  timeZone: string;
  hasRooms: boolean;
}

export function DailyWork({ timeZone, hasRooms }: DailyWorkProps) {
  const [open, setOpen] = useState<'rooms' | 'tasks' | 'task' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {hasRooms ? (
        <Button size="small" onClick={() => setOpen('rooms')}>
          {t('Assign Rooms')}
        </Button>
      ) : null}
      <Button size="small" onClick={() => setOpen('tasks')}>
        {t('Assign Tasks')}
      </Button>
      <Button size="small" onClick={() => setOpen('task')}>
        {t('Add Task')}
      </Button>
      {open === 'rooms' ? <AssignRoomsDialog onClose={close} /> : null}
      {open === 'tasks' ? <AssignTasksDialog timeZone={timeZone} onClose={close} /> : null}
      {open === 'task' ? <CreateTaskDialog timeZone={timeZone} onClose={close} /> : null}
    </>
  );
}
