import type { HousekeepingTask } from '@suite/contracts/dashboard';
import { ActionMenu, Badge, toast, type DataColumn } from '@suite/ui';
import styles from '../../../components/dashboard.module.css';
import { StaffSelect } from '../../staff-select/staff-select.tsx';
import { clockTime } from '../../../domain/display-time.ts';
import { priorityTone } from '../../../components/badge-styles.ts';
import { useAssignTask } from '../../../queries/assign-task.mutation.ts';
import { useFinishTask } from '../../../queries/finish-task.mutation.ts';

const onError = (error: Error) => toast.error(error.message);

interface TaskColumnsInput {
  timeZone: string;
  onDelete: (task: HousekeepingTask) => void;
}

/** The columns of the open tasks, with what can be done with each. */
export function useTaskColumns({ timeZone, onDelete }: TaskColumnsInput): DataColumn<HousekeepingTask>[] {
  const assign = useAssignTask();
  const finish = useFinishTask();
  return [
    {
      key: 'task',
      title: 'Task',
      render: ({ task, room_number }) => (
        <span className={styles.cell}>
          <span className={styles.strong}>{task}</span>
          {room_number === null ? null : <span className={styles.muted}>{`Room ${room_number}`}</span>}
        </span>
      ),
    },
    { key: 'due', title: 'Due', render: ({ due_at }) => clockTime(due_at, timeZone, new Date()) },
    {
      key: 'priority',
      title: 'Priority',
      render: ({ priority }) => <Badge tone={priorityTone(priority)}>{priority}</Badge>,
    },
    {
      key: 'person',
      title: 'Assigned to',
      render: ({ id, task, user_id }) => (
        <StaffSelect
          label={`Who does: ${task}`}
          value={user_id}
          unassigned="Unassigned"
          disabled={assign.isPending && assign.variables.id === id}
          onChange={(chosen) => assign.mutate({ id, user_id: chosen }, { onError })}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      pinned: true,
      render: (task) => (
        <TaskActions
          task={task}
          // The row is unmounted with its task, so its own callbacks would not run.
          onFinish={() =>
            finish.mutate({ id: task.id }, { onSuccess: () => toast.success('Task done'), onError })
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

function TaskActions({ task: { task }, onFinish, onDelete }: TaskActionsProps) {
  return (
    <ActionMenu
      label={`Actions for: ${task}`}
      items={[
        { key: 'finish', label: 'Mark as Done', icon: 'check', onSelect: onFinish },
        {
          key: 'delete',
          label: 'Delete Task',
          icon: 'delete',
          danger: true,
          divider: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
