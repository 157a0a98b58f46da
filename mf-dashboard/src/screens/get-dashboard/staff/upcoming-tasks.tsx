import { mayManageBooking } from '@suite/contracts/permissions';
import type { StaffDashboard } from '@suite/contracts/dashboard';
import { translateMessage } from '@suite/i18n';
import { Can } from '@suite/session';
import { Badge, Button, Icon, keepFocusInList, Panel, toast, FormDialog, FormField } from '@suite/ui';
import { useState } from 'react';
import styles from '../../../components/dashboard.module.css';
import { clockTime } from '../../../domain/display-time.ts';
import { taskText } from '../../../domain/housekeeping.ts';
import { priorityTone } from '../../../components/badge-styles.ts';
import { rich, t } from '../../../languages/catalog.ts';
import { useFinishTask } from '../../../queries/housekeeping.ts';
import { CreateTaskDialog, RoomSelect } from '../task-form/create-task-dialog.tsx';

type Task = StaffDashboard['upcomingTasks'][number];

interface UpcomingTasksProps {
  tasks: readonly Task[];
  timeZone: string;
  generatedAt: string;
}

export function UpcomingTasks({ tasks, timeZone, generatedAt }: UpcomingTasksProps) {
  const [dialog, setDialog] = useState<'create' | Task | null>(null);
  const finish = useFinishTask();
  const close = () => setDialog(null);
  const done = (task: Task, room_id?: number) =>
    finish.mutate(
      { id: task.id, ...(room_id !== undefined && { room_id }) },
      {
        onSuccess: () => toast.success(t('Task done')),
        onError: (error) => toast.error(error.message),
        onSettled: close,
      },
    );
  return (
    <Panel
      title={t('Upcoming Tasks')}
      actions={
        <Can anyOf={mayManageBooking}>
          <Button size="small" icon={<Icon name="plus" />} onClick={() => setDialog('create')}>
            {t('Add Task')}
          </Button>
        </Can>
      }
    >
      {tasks.length === 0 ? <p className={styles.muted}>{t('Nothing is waiting for you.')}</p> : null}
      <ul className={styles.rows} aria-label={t('Upcoming Tasks')} onFocus={keepFocusInList}>
        {tasks.map((task) => (
          <li key={task.id} className={styles.row}>
            <Badge tone={priorityTone(task.priority)}>{translateMessage(task.priority)}</Badge>
            <span className={styles.rowText}>
              <span className={styles.strong}>{taskText(task)}</span>
              <span className={`${styles.line} ${styles.muted}`}>
                <DueText task={task} due={clockTime(task.time, timeZone, new Date(generatedAt))} />
              </span>
            </span>
            <Button
              size="small"
              aria-label={t('Done: {task}', { task: taskText(task) })}
              busy={finish.isPending && finish.variables.id === task.id}
              onClick={() => (needsRoom(task) ? setDialog(task) : done(task))}
            >
              {t('Done')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog === 'create' ? <CreateTaskDialog timeZone={timeZone} onClose={close} /> : null}
      {dialog !== null && dialog !== 'create' ? (
        <FinishTaskDialog
          task={dialog}
          busy={finish.isPending}
          onDone={(room_id) => done(dialog, room_id)}
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}

/** A stay needs a room when its task is done; other tasks do not. */
function needsRoom({ kind, room_number }: Task): boolean {
  return room_number === null && (kind === 'arrival' || kind === 'departure');
}

function DueText({ task: { time: instant, room_number, isMine }, due }: { task: Task; due: string }) {
  const time = <time dateTime={instant}>{due}</time>;
  if (room_number === null) return isMine ? time : rich('{time}, unassigned', { time });
  const parts = { time, room: <bdi>{room_number}</bdi> };
  return isMine ? rich('{time}, room {room}', parts) : rich('{time}, room {room}, unassigned', parts);
}

interface FinishTaskDialogProps {
  task: { kind: string; task: string; room_type: string | null };
  busy: boolean;
  onDone: (room_id?: number) => void;
  onClose: () => void;
}

function FinishTaskDialog({ task, busy, onDone, onClose }: FinishTaskDialogProps) {
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
