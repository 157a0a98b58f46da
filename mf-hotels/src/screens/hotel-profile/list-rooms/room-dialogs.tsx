import { roomTypes } from '@suite/contracts/bookings';
import {
  roomStatuses,
  createRoomsSchema,
  roomFormSchema,
  type CreateRoomsPayload,
  type Room,
  type RoomForm,
} from '@suite/contracts/hotels';
import {
  inputOf,
  Banner,
  FormDialog,
  FormField,
  TextInput,
  toast,
  useCheckedForm,
  ConfirmDialog,
  Select,
} from '@suite/ui';
import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { translateMessage } from '@suite/i18n';
import { t, tn } from '../../../languages/catalog.ts';
import { useCreateRooms, findRoom, useUpdateRoom, useDeleteRoom } from '../../../queries/rooms.ts';
import { readRoomNumbers } from '../../../domain/room-numbers.ts';
import { SaveRefusal, useStoredForm } from '../stored-form.tsx';

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
        <TextInput {...inputOf(form, 'numbers')} placeholder="101-120" autoComplete="off" />
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

const checkRoom = (values: RoomForm) => checkForm(roomFormSchema, values);
const valuesOf = ({ room_number, room_type, status }: Room): RoomForm => ({ room_number, room_type, status });

interface EditRoomDialogProps {
  room: Room;
  onClose: () => void;
}

export function EditRoomDialog({ room, onClose }: EditRoomDialogProps) {
  const update = useUpdateRoom();
  const { form, frame } = useStoredForm({
    stored: room,
    valuesOf,
    check: checkRoom,
    save: {
      isPending: update.isPending,
      mutate: (change: RoomForm & { updated_at: string }, then) =>
        update.mutate({ ...change, id: room.id }, then),
    },
    reload: async () => ({ data: await findRoom(room.id) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      open
      size="small"
      title={t('Edit Room {number}', { number: room.room_number })}
      submitLabel={t('Save Room')}
      busyLabel={t('Saving...')}
      submitDisabled={!frame.isChanged}
      busy={frame.busy}
      isChanged={frame.isChanged}
      failures={frame.failures}
      onClose={onClose}
      onSubmit={frame.save}
    >
      <SaveRefusal frame={frame} />
      <FormField label={t('Room Number')} required error={form.errorOf('room_number')}>
        <TextInput {...inputOf(form, 'room_number')} maxLength={20} autoComplete="off" />
      </FormField>
      <RoomKindFields form={form} />
    </FormDialog>
  );
}

export function DeleteRoomDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const remove = useDeleteRoom();
  return (
    <ConfirmDialog
      open
      danger
      title={t('Delete Room')}
      text={t('Are you sure you want to delete room {number}? This action cannot be undone.', {
        number: room.room_number,
      })}
      confirmLabel={t('Delete Room')}
      busyLabel={t('Deleting...')}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(room.id, {
          onSuccess: ({ message }) => {
            toast.success(message);
            onClose();
          },
        })
      }
      onCancel={onClose}
    >
      {remove.error ? <Banner tone="error">{remove.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: translateMessage(value) }));

const [, , , outOfOrder] = roomStatuses;

type Name = 'room_type' | 'status';

interface RoomKindFieldsProps {
  form: {
    values: Record<Name, string>;
    change: (name: Name) => (value: string) => void;
    errorOf: (name: Name) => string | undefined;
  };
}

function RoomKindFields({ form }: RoomKindFieldsProps) {
  return (
    <>
      <FormField label={t('Room Type')} required error={form.errorOf('room_type')}>
        <Select
          value={form.values.room_type}
          options={optionsOf(roomTypes)}
          onChange={form.change('room_type')}
        />
      </FormField>
      <FormField
        label={t('Status')}
        required
        error={form.errorOf('status')}
        hint={
          form.values.status === outOfOrder
            ? t('Out of Order has no end. To block a room for some nights, use Block…')
            : undefined
        }
      >
        <Select
          value={form.values.status}
          options={optionsOf(roomStatuses)}
          onChange={form.change('status')}
        />
      </FormField>
    </>
  );
}
