import type { HousekeepingTask } from '@suite/contracts/dashboard';
import { zoneName } from '@suite/i18n/dates';
import { ConfirmDialog, DataTable, Dialog, EmptyState, Pagination, toast } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogList } from '../../../components/dialog-list.tsx';
import { t } from '../../../languages/catalog.ts';
import { useDeleteTask, listTasksQuery } from '../../../queries/housekeeping.ts';
import { useTaskColumns } from './use-task-columns.tsx';

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
