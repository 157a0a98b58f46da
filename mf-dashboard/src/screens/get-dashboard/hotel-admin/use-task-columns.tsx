import type { HousekeepingTask } from '@suite/contracts/dashboard';
import { translateMessage } from '@suite/i18n';
import { ActionMenu, Badge, toast, type DataColumn } from '@suite/ui';
import styles from '../../../components/dashboard.module.css';
import { StaffSelect } from '../../staff-select/staff-select.tsx';
import { clockTime } from '../../../domain/display-time.ts';
import { taskText } from '../../../domain/task-text.ts';
import { priorityTone } from '../../../components/badge-styles.ts';
import { t } from '../../../languages/catalog.ts';
import { useAssignTask, useFinishTask } from '../../../queries/housekeeping.ts';

const onError = (error: Error) => toast.error(error.message);

interface TaskColumnsInput {
  timeZone: string;
  onDelete: (task: HousekeepingTask) => void;
}

export function useTaskColumns({ timeZone, onDelete }: TaskColumnsInput): DataColumn<HousekeepingTask>[] {
  const assign = useAssignTask();
  const finish = useFinishTask();
  return [
    {
      key: 'task',
      title: t('Task'),
      render: (task) => (
        <span className={styles.cell}>
          <span className={styles.strong}>{taskText(task)}</span>
          {task.room_number === null ? null : (
            <span className={styles.muted}>{t('Room {room}', { room: task.room_number })}</span>
          )}
        </span>
      ),
    },
    { key: 'due', title: t('Due'), render: ({ due_at }) => clockTime(due_at, timeZone, new Date()) },
    {
      key: 'priority',
      title: t('Priority'),
      render: ({ priority }) => <Badge tone={priorityTone(priority)}>{translateMessage(priority)}</Badge>,
    },
    {
      key: 'person',
      title: t('Assigned to'),
      render: (task) => (
        <StaffSelect
          label={t('Who does: {task}', { task: taskText(task) })}
          value={task.user_id}
          unassigned={t('Unassigned')}
          onChange={(chosen) => {
            if (!assign.isPending) assign.mutate({ id: task.id, user_id: chosen }, { onError });
          }}
        />
      ),
    },
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      pinned: true,
      render: (task) => (
        <TaskActions
          task={task}
          // The row is unmounted with its task, so its own callbacks would not run.
          onFinish={() =>
            finish.mutate({ id: task.id }, { onSuccess: () => toast.success(t('Task done')), onError })
          }
          onDelete={() => onDelete(task)}
        />
      ),
    },
  ];
}

interface TaskActionsProps {
  task: HousekeepingTask;
  onFinish: () => void;
  onDelete: () => void;
}

function TaskActions({ task, onFinish, onDelete }: TaskActionsProps) {
  return (
    <ActionMenu
      label={t('Actions for: {task}', { task: taskText(task) })}
      items={[
        { key: 'finish', label: t('Mark as Done'), icon: 'check', onSelect: onFinish },
        {
          key: 'delete',
          label: t('Delete Task'),
          icon: 'delete',
          danger: true,
          divider: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
