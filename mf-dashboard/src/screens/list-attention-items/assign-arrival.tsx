import { toast } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import { useAssignTask } from '../../queries/housekeeping.ts';
import { StaffSelect } from '../staff-select/staff-select.tsx';

interface AssignArrivalProps {
  task_id: number;
  name: string;
  onAssigned: () => void;
}

/** Saves a choice at once, which removes the item. */
export function AssignArrival({ task_id, name, onAssigned }: AssignArrivalProps) {
  const assign = useAssignTask();
  return (
    <StaffSelect
      label={t('Assign the arrival of {name}', { name })}
      value={null}
      unassigned={t('Assign to...')}
      onChange={(user_id) => {
        if (user_id === null || assign.isPending) return;
        assign.mutateAsync({ id: task_id, user_id }).then(
          () => {
            toast.success(t('The arrival of {name} is assigned', { name }));
            onAssigned();
          },
          (error: Error) => toast.error(error.message),
        );
      }}
    />
  );
}
