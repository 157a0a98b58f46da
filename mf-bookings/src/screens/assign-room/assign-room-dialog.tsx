import type { Booking, StayRoom } from '@suite/contracts/bookings';
import { Checkbox, FormDialog, Icon, QueryContent, TextInput, toast } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../../languages/catalog.ts';
import { listRoomChoicesQuery, useAssignRoom, type RoomChoices } from '../../queries/stays.ts';
import styles from './assign-room.module.css';
import { UpgradeTick, matchesRoom, useChosenRoom } from './assign-room-choice.tsx';
import { RoomOptions } from './room-options.tsx';

interface AssignRoomDialogProps {
  open: boolean;
  /** Each opening of the dialog needs its own key. */
  booking: Pick<Booking, 'id' | 'name'>;
  onClose: () => void;
  onAssigned?: ((room: StayRoom | null) => void) | undefined;
}

export function AssignRoomDialog({ open, booking, onClose, onAssigned }: AssignRoomDialogProps) {
  const { id, name } = booking;
  const choices = useQuery({ ...listRoomChoicesQuery(id), enabled: open });
  const form = useAssignRoomForm(id, choices.data, (room) => {
    toast.success(assignedText(id, room));
    onAssigned?.(room);
    onClose();
  });
  const first = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      open={open}
      title={t('Assign a room')}
      description={t('Booking #{id}, {name}', { id, name })}
      submitLabel={t('Assign room')}
      busyLabel={t('Assigning...')}
      submitDisabled={!choices.data}
      busy={form.busy}
      initialFocus={first}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <QueryContent query={choices} loadingText={t('Loading rooms...')}>
        {(data) => <AssignRoomFields form={form} data={data} first={first} />}
      </QueryContent>
    </FormDialog>
  );
}

function assignedText(id: number, room: StayRoom | null): string {
  return room
    ? t('Booking #{id} has room {room} now.', { id, room: room.room_number })
    : t('Booking #{id} has no room now.', { id });
}

function useAssignRoomForm(
  id: number,
  data: RoomChoices | undefined,
  onAssigned: (room: StayRoom | null) => void,
) {
  const [filter, setFilter] = useState('');
  const [picked, setFixed] = useState<boolean>();
  const [isRefused, setRefused] = useState(false);
  const shown = data?.choices.filter((choice) => matchesRoom(choice, filter)) ?? [];
  const room = useChosenRoom(data, shown);
  const assign = useAssignRoom(id);
  const isFixed = picked ?? data?.room?.is_fixed ?? false;
  const { chosen } = room;
  const submit = () => {
    setRefused(true);
    if (chosen === undefined || room.isUpgradeMissing) return;
    const upgrade = chosen?.is_upgrade ?? false;
    assign.mutate(
      { room_id: chosen?.room_id ?? null, is_fixed: chosen !== null && isFixed, upgrade },
      { onSuccess: onAssigned },
    );
  };
  return {
    ...{ filter, setFilter, shown, room, isFixed, setFixed, isRefused, submit },
    busy: assign.isPending,
    problem: isRefused && chosen === undefined ? t('Please choose a room.') : assign.error?.message,
  };
}

interface AssignRoomFieldsProps {
  form: ReturnType<typeof useAssignRoomForm>;
  data: RoomChoices;
  first: React.RefObject<HTMLInputElement | null>;
}

/** Shorter lists are seen at a glance. */
const mostUnfiltered = 10;

function AssignRoomFields({ form, data, first }: AssignRoomFieldsProps) {
  const { filter, setFilter, shown, room, busy, problem } = form;
  return (
    <div className={styles.fields}>
      {data.choices.length > mostUnfiltered ? (
        <TextInput
          type="search"
          label={t('Filter rooms')}
          placeholder={t('Number or room type')}
          prefix={<Icon name="search" />}
          value={filter}
          onChange={setFilter}
        />
      ) : null}
      <RoomOptions
        choices={shown}
        room={room}
        mayHaveNone={data.room !== null}
        emptyText={data.choices.length > 0 ? t('No room matches the filter.') : t('No rooms yet')}
        first={first}
      />
      {problem ? (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      ) : null}
      <UpgradeTick room={room} isRefused={form.isRefused} busy={busy} />
      <Checkbox checked={form.isFixed} disabled={busy || room.chosen === null} onChange={form.setFixed}>
        {t('Keep in this room')}
      </Checkbox>
    </div>
  );
}
