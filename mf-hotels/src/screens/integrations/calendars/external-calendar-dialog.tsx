import { checkForm } from '@suite/contracts/forms';
import {
  calendarIntervals,
  createExternalCalendarSchema,
  updateExternalCalendarSchema,
  type ExternalCalendar,
} from '@suite/contracts/integrations';
import {
  Banner,
  FormDialog,
  FormField,
  inputOf,
  Select,
  TextInput,
  toast,
  useCheckedForm,
  type CheckedFormState,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t, tn } from '../../../languages/catalog.ts';
import {
  allRoomsQuery,
  useCreateExternalCalendar,
  useUpdateExternalCalendar,
} from '../../../queries/calendars.ts';

interface CalendarValues {
  name: string;
  room_id: string;
  address: string;
  interval_minutes: string;
}

type Form<Value> = CheckedFormState<CalendarValues, Value>;

const start: CalendarValues = { name: '', room_id: '', address: '', interval_minutes: '60' };

export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const rooms = useQuery(allRoomsQuery);
  const form = useCheckedForm(
    ({ room_id, interval_minutes, ...values }: CalendarValues) =>
      checkForm(createExternalCalendarSchema, {
        ...values,
        interval_minutes: Number(interval_minutes),
        ...(room_id !== '' && { room_id: Number(room_id) }),
      }),
    start,
  );
  const create = useCreateExternalCalendar();
  const submit = () => {
    const calendar = form.submit();
    if (!calendar || create.isPending) return;
    create.mutate(calendar, {
      onSuccess: () => {
        toast.success(t('{name} will be read within a minute', { name: calendar.name }));
        onClose();
      },
      onError: ({ errors }) => form.refuse(errors),
    });
  };
  const options = (rooms.data ?? []).map(({ id, room_number }) => ({
    value: String(id),
    label: room_number,
  }));
  return (
    <FormDialog
      open
      size="small"
      title={t('Subscribe to calendar')}
      description={t('Its events block the nights of the room. Stays are never changed.')}
      submitLabel={t('Subscribe')}
      busyLabel={t('Subscribing...')}
      busy={create.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal error={create.error} />
      <FormField label={t('Room')} required error={form.errorOf('room_id')}>
        <Select {...inputOf(form, 'room_id')} placeholder={t('Choose a room')} options={options} />
      </FormField>
      <CalendarFields
        form={form}
        addressHint={t('The address that the other platform offers for its calendar')}
        isNew
      />
    </FormDialog>
  );
}

interface EditDialogProps {
  calendar: ExternalCalendar;
  onClose: () => void;
}

export function EditCalendarDialog({ calendar, onClose }: EditDialogProps) {
  const form = useCheckedForm(
    ({ name, address, interval_minutes }: CalendarValues) =>
      checkForm(updateExternalCalendarSchema, { name, address, interval_minutes: Number(interval_minutes) }),
    {
      ...start,
      name: calendar.name,
      interval_minutes: String(calendar.interval_minutes),
    },
  );
  const update = useUpdateExternalCalendar();
  const submit = () => {
    const changes = form.submit();
    if (!changes || update.isPending) return;
    update.mutate(
      { ...changes, id: calendar.id },
      {
        onSuccess: () => {
          toast.success(t('{name} is saved', { name: changes.name }));
          onClose();
        },
        onError: ({ errors }) => form.refuse(errors),
      },
    );
  };
  return (
    <FormDialog
      open
      size="small"
      title={t('Edit subscription')}
      submitLabel={t('Save')}
      busyLabel={t('Saving...')}
      busy={update.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal error={update.error} />
      <CalendarFields form={form} addressHint={t('Leave it empty to keep the address')} />
    </FormDialog>
  );
}

function Refusal({ error }: { error: { message: string; errors: readonly unknown[] } | null }) {
  return error && error.errors.length === 0 ? <Banner tone="error">{error.message}</Banner> : null;
}

interface CalendarFieldsProps {
  form: Form<unknown>;
  addressHint: string;
  isNew?: boolean;
}

function CalendarFields({ form, addressHint, isNew = false }: CalendarFieldsProps) {
  return (
    <>
      <FormField label={t('Name')} required error={form.errorOf('name')}>
        <TextInput {...inputOf(form, 'name')} maxLength={60} autoComplete="off" />
      </FormField>
      <FormField label={t('Address')} required={isNew} error={form.errorOf('address')} hint={addressHint}>
        <TextInput {...inputOf(form, 'address')} type="url" maxLength={2000} autoComplete="off" />
      </FormField>
      <FormField label={t('Read every')} required error={form.errorOf('interval_minutes')}>
        <Select
          {...inputOf(form, 'interval_minutes')}
          options={calendarIntervals.map((minutes) => ({
            value: String(minutes),
            label:
              minutes < 60
                ? tn(minutes, '{count} minute', '{count} minutes')
                : tn(minutes / 60, '{count} hour', '{count} hours'),
          }))}
        />
      </FormField>
    </>
  );
}
