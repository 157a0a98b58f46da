import { checkForm } from '@suite/contracts/forms';
import { roomFormSchema, type Room, type RoomForm } from '@suite/contracts/hotels';
import { FormDialog, FormField, TextInput } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import { findRoom, useUpdateRoom } from '../../../queries/rooms.ts';
import { RoomKindFields } from './room-kind-fields.tsx';
import { SaveRefusal } from '../stored-form/save-refusal.tsx';
import { useStoredForm } from '../stored-form/use-stored-form.ts';

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
        <TextInput
          value={form.values.room_number}
          maxLength={20}
          autoComplete="off"
          onChange={form.change('room_number')}
          onBlur={form.leave('room_number')}
        />
      </FormField>
      <RoomKindFields form={form} />
    </FormDialog>
  );
}
