import { taskKinds, taskPriorities } from '@suite/contracts/dashboard';
import { translateMessage } from '@suite/i18n';
import { Can } from '@suite/session';
import {
  inputOf,
  DateInput,
  FormDialog,
  FormField,
  Select,
  TextInput,
  toast,
  useCheckedForm,
  type CheckedFormState,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { checkTask, emptyTask, timeIn, type TaskFormValues } from '../../../domain/housekeeping.ts';
import { useCreateTask, allHousekeepingRoomsQuery } from '../../../queries/housekeeping.ts';
import styles from '../../../components/dashboard.module.css';
import { t } from '../../../languages/catalog.ts';
import { StaffSelect } from '../../staff-select/staff-select.tsx';

interface CreateTaskDialogProps {
  /** Due days and times are in the hotel's time zone. */
  timeZone: string;
  onClose: () => void;
}

function kinds() {
  const labels = {
    housekeeping: t('Housekeeping'),
    maintenance: t('Maintenance'),
    guest_request: t('Guest request'),
  };
  return taskKinds.map((value) => ({ value, label: labels[value] }));
}

const priorities = () => taskPriorities.map((value) => ({ value, label: translateMessage(value) }));

export function CreateTaskDialog({ timeZone, onClose }: CreateTaskDialogProps) {
  const form = useCheckedForm(checkTask, emptyTask(timeZone));
  const create = useCreateTask();
  const { values, change, errorOf } = form;
  const submit = () => {
    const task = form.submit();
    if (!task) return;
    create.mutate(task, {
      onSuccess: () => {
        toast.success(t('Task added'));
        onClose();
      },
      onError: (error) => {
        form.refuse(error.errors);
        toast.error(error.message);
      },
    });
  };
  return (
    <FormDialog
      open
      title={t('Add Task')}
      submitLabel={t('Add Task')}
      busyLabel={t('Adding...')}
      busy={create.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={t('Task')} required error={errorOf('task')}>
        <TextInput {...inputOf(form, 'task')} maxLength={200} />
      </FormField>
      <TaskDetails form={form} />
      <FormField label={t('Room')} error={errorOf('room_id')}>
        <RoomSelect value={values.room_id} onChange={change('room_id')} />
      </FormField>
      <Can anyOf={['manage_hotel']}>
        <FormField label={t('Assigned to')} error={errorOf('user_id')}>
          <StaffSelect value={values.user_id} unassigned={t('Unassigned')} onChange={change('user_id')} />
        </FormField>
      </Can>
    </FormDialog>
  );
}

function TaskDetails({ form }: { form: CheckedFormState<TaskFormValues, unknown> }) {
  const { values, change, leave, errorOf } = form;
  return (
    <div className={styles.fields}>
      <FormField label={t('Kind')} required error={errorOf('kind')}>
        <Select value={values.kind} options={kinds()} onChange={change('kind')} />
      </FormField>
      <FormField label={t('Priority')} required error={errorOf('priority')}>
        <Select value={values.priority} options={priorities()} onChange={change('priority')} />
      </FormField>
      <FormField label={t('Due date')} required error={errorOf('due_date')}>
        <DateInput {...inputOf(form, 'due_date')} />
      </FormField>
      <FormField label={t('Due time')} required error={errorOf('due_time')}>
        <TextInput
          value={values.due_time}
          placeholder={t('hh:mm')}
          autoComplete="off"
          onChange={change('due_time')}
          onBlur={() => {
            change('due_time')(timeIn(values.due_time));
            leave('due_time')();
          }}
        />
      </FormField>
    </div>
  );
}

interface RoomSelectProps {
  value: number | null;
  onChange: (room_id: number | null) => void;
  /** Rooms of this type come first. */
  preferredType?: string | null;
}

export function RoomSelect({ value, onChange, preferredType }: RoomSelectProps) {
  const { data = [] } = useQuery(allHousekeepingRoomsQuery);
  const preference = ({ room_type }: { room_type: string }) => (room_type === preferredType ? 0 : 1);
  const rooms = [...data].sort((a, b) => preference(a) - preference(b));
  return (
    <Select
      value={value === null ? 'none' : String(value)}
      options={[
        { value: 'none', label: t('No room') },
        ...rooms.map(({ id, room_number, room_type }) => ({
          value: String(id),
          label: `${room_number} (${translateMessage(room_type)})`,
        })),
      ]}
      onChange={(chosen) => onChange(chosen === 'none' ? null : Number(chosen))}
    />
  );
}
