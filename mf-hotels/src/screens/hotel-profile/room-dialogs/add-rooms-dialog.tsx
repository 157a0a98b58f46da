import { roomTypes } from '@suite/contracts/bookings';
import { roomStatuses, createRoomsSchema, type CreateRoomsPayload } from '@suite/contracts/hotels';
import { Banner, FormDialog, FormField, TextInput, toast, useCheckedForm } from '@suite/ui';
import { t, tn } from '../../../languages/catalog.ts';
import { useCreateRooms } from '../../../queries/rooms.ts';
import { RoomKindFields } from './room-kind-fields.tsx';
import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { readRoomNumbers } from '../../../domain/room-numbers.ts';

const start: NewRoomsValues = { numbers: '', room_type: roomTypes[0], status: roomStatuses[0] };

export function AddRoomsDialog({ onClose }: { onClose: () => void }) {
  const form = useCheckedForm(checkNewRooms, start);
  const create = useCreateRooms();
  const count = form.value?.rooms.length ?? 0;
  const submit = () => {
    const value = form.submit();
    if (!value || create.isPending) return;
    create.mutate(value, {
      onSuccess: () => {
        toast.success(tn(count, 'Room added successfully!', '{count} rooms added successfully!'));
        onClose();
      },
      onError: ({ errors, message }) => {
        form.refuse(errors.length > 0 ? [{ field: 'numbers', message }] : []);
      },
    });
  };
  return (
    <FormDialog
      open
      size="small"
      title={t('Add Rooms')}
      description={t('One room, or many of the same type at once.')}
      submitLabel={tn(Math.max(count, 1), 'Add Room', 'Add {count} Rooms')}
      busyLabel={t('Adding...')}
      busy={create.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onClose={onClose}
      onSubmit={submit}
    >
      {create.error && create.error.errors.length === 0 ? (
        <Banner tone="error">{create.error.message}</Banner>
      ) : null}
      <FormField
        label={t('Room Numbers')}
        required
        error={form.errorOf('numbers')}
        hint={
          count > 1
            ? tn(count, '{count} room', '{count} rooms')
            : t('One number, several with commas, or a range such as 101-120')
        }
      >
        <TextInput
          value={form.values.numbers}
          placeholder="101-120"
          autoComplete="off"
          onChange={form.change('numbers')}
          onBlur={form.leave('numbers')}
        />
      </FormField>
      <RoomKindFields form={form} />
    </FormDialog>
  );
}

interface NewRoomsValues {
  numbers: string;
  room_type: string;
  status: string;
}

function checkNewRooms({ numbers, ...kind }: NewRoomsValues): CheckedForm<CreateRoomsPayload> {
  const read = readRoomNumbers(numbers);
  if (read.problem !== undefined) return { errors: { numbers: read.problem } };
  const rooms = read.numbers.map((room_number) => ({ room_number, ...kind }));
  const checked = checkForm(createRoomsSchema, { rooms });
  if (!checked.errors) return checked;
  const [message = ''] = Object.values(checked.errors);
  return { errors: { numbers: message } };
}
