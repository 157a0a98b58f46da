import { addDays, isCalendarDate } from '@suite/contracts/dates';
import { checkForm } from '@suite/contracts/forms';
import type { Room } from '@suite/contracts/hotels';
import { blockKinds, createBlockSchema } from '@suite/contracts/rooms';
import { formatCalendarDate } from '@suite/i18n/dates';
import {
  Banner,
  DateInput,
  FormDialog,
  FormField,
  inputOf,
  Select,
  TextInput,
  toast,
  useCheckedForm,
  type CheckedFormState,
} from '@suite/ui';
import { blockKindName } from '../../../domain/room-blocks.ts';
import { t } from '../../../languages/catalog.ts';
import { useCreateBlock } from '../../../queries/room-blocks.ts';

interface BlockValues {
  kind: string;
  from: string;
  to: string;
  reason: string;
}

interface BlockRoomDialogProps {
  room: Room;
  /** Is unknown until the hotel profile has arrived. */
  today: string | undefined;
  onClose: () => void;
}

export function BlockRoomDialog({ room, today, onClose }: BlockRoomDialogProps) {
  const number = room.room_number;
  const start: BlockValues = { kind: blockKinds[0], from: today ?? '', to: '', reason: '' };
  const form = useCheckedForm(
    (values) => checkForm(createBlockSchema, { ...values, room_id: room.id }),
    start,
  );
  const create = useCreateBlock();
  const submit = () => {
    const block = form.submit();
    if (!block || create.isPending) return;
    create.mutate(block, {
      onSuccess: ({ result: { from, to } }) => {
        const days = { from: formatCalendarDate(from) ?? from, to: formatCalendarDate(to) ?? to };
        toast.success(t('Room {number} is blocked from {from} until {to}', { number, ...days }));
        onClose();
      },
      // The dialog has no field for the room: a stay or block in the way is a matter of the nights.
      onError: ({ errors }) =>
        form.refuse(errors.map((error) => (error.field === 'room_id' ? { ...error, field: 'from' } : error))),
    });
  };
  return (
    <FormDialog
      open
      size="small"
      title={t('Block Room {number}', { number })}
      description={t('Guests cannot get the room for these nights, and it does not count as available.')}
      submitLabel={t('Block Room')}
      busyLabel={t('Blocking...')}
      busy={create.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onClose={onClose}
      onSubmit={submit}
    >
      {create.error && create.error.errors.length === 0 ? (
        <Banner tone="error">{create.error.message}</Banner>
      ) : null}
      <BlockFields form={form} today={today} />
    </FormDialog>
  );
}

interface BlockFieldsProps {
  form: CheckedFormState<BlockValues, unknown>;
  today: string | undefined;
}

function BlockFields({ form, today }: BlockFieldsProps) {
  const { from } = form.values;
  const before = isCalendarDate(from) ? from : today;
  return (
    <>
      <FormField
        label={t('Kind')}
        required
        error={form.errorOf('kind')}
        hint={t(
          'Out of order: the room cannot be used. Out of service: it is kept free, such as for a deep cleaning.',
        )}
      >
        <Select
          {...inputOf(form, 'kind')}
          options={blockKinds.map((value) => ({ value, label: blockKindName(value) }))}
        />
      </FormField>
      <FormField label={t('First night')} required error={form.errorOf('from')}>
        <DateInput {...inputOf(form, 'from')} min={today} />
      </FormField>
      <FormField
        label={t('Until')}
        required
        error={form.errorOf('to')}
        hint={t('The morning from which the room is free again')}
      >
        <DateInput {...inputOf(form, 'to')} min={before && addDays(before, 1)} />
      </FormField>
      <FormField label={t('Reason')} required error={form.errorOf('reason')}>
        <TextInput {...inputOf(form, 'reason')} maxLength={200} autoComplete="off" />
      </FormField>
    </>
  );
}
