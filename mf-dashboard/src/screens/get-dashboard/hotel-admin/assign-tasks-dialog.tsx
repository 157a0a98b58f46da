import type { HousekeepingTask } from '@suite/contracts/dashboard';
import { zoneName } from '@suite/i18n/dates';
import {
  ConfirmDialog,
  DataTable,
  Dialog,
  EmptyState,
  Pagination,
  toast,
  ActionMenu,
  Badge,
  type DataColumn,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { translateMessage } from '@suite/i18n';
import { DialogList } from '../../../components/load-failure.tsx';
import { t } from '../../../languages/catalog.ts';
import {
  useDeleteTask,
  listTasksQuery,
  useAssignTask,
  useFinishTask,
} from '../../../queries/housekeeping.ts';
import styles from '../../../components/dashboard.module.css';
import { clockTime } from '../../../domain/display-time.ts';
import { taskText } from '../../../domain/housekeeping.ts';
import { priorityTone } from '../../../components/badge-styles.ts';
import { StaffSelect } from '../../staff-select/staff-select.tsx';

const limit = 10;

interface AssignTasksDialogProps {
  timeZone: string;
  onClose: () => void;
}

export function AssignTasksDialog({ timeZone, onClose }: AssignTasksDialogProps) {
  const [page, setPage] = useState(1);
  const [unwanted, setUnwanted] = useState<HousekeepingTask | null>(null);
  const list = useQuery(listTasksQuery({ status: 'open', page, limit }));
  const remove = useDeleteTask();
  const columns = useTaskColumns({ timeZone, onDelete: setUnwanted });
  const close = () => setUnwanted(null);
  return (
    <>
      <Dialog
        open
        size="large"
        title={t('Assign Tasks')}
        description={describeChanges(list.data?.tasks[0]?.due_at, timeZone)}
        onClose={onClose}
      >
        <DialogList list={list}>
          <DataTable
            label={t('Open tasks')}
            columns={columns}
            rows={list.data?.tasks ?? []}
            rowKey={({ id }) => id}
            loading={list.isFetching}
            loadingText={t('Loading tasks...')}
            empty={<EmptyState icon="check" title={t('No open tasks')} />}
          />
          {list.data ? <Pagination {...list.data.pagination} onChange={setPage} /> : null}
        </DialogList>
      </Dialog>
      <ConfirmDialog
        open={unwanted !== null}
        danger
        title={t('Delete Task')}
        text={t('Are you sure you want to delete this task? This action cannot be undone.')}
        confirmLabel={t('Delete Task')}
        busyLabel={t('Deleting...')}
        busy={remove.isPending}
        onCancel={close}
        onConfirm={() => {
          if (!unwanted) return;
          remove.mutate(unwanted.id, {
            onSuccess: () => toast.success(t('Task deleted')),
            onError: (error) => toast.error(error.message),
            onSettled: close,
          });
        }}
      />
    </>
  );
}

function describeChanges(due_at: string | undefined, timeZone: string): string {
  if (due_at === undefined) return t('Each change is saved at once.');
  return t("Each change is saved at once. Times are the hotel's ({zone}).", {
    zone: zoneName(due_at, timeZone),
  });
}

const onError = (error: Error) => toast.error(error.message);

interface TaskColumnsInput {
  timeZone: string;
  onDelete: (task: HousekeepingTask) => void;
}

function useTaskColumns({ timeZone, onDelete }: TaskColumnsInput): DataColumn<HousekeepingTask>[] {
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
