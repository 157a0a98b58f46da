import type { HousekeepingRoom } from '@suite/contracts/dashboard';
import {
  Badge,
  Checkbox,
  DataTable,
  EmptyState,
  FormDialog,
  FormField,
  Pagination,
  Select,
  toast,
  type DataColumn,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogList } from '../../../components/dialog-list.tsx';
import { StaffSelect } from '../../staff-select/staff-select.tsx';
import { roomStateTone } from '../../../components/badge-styles.ts';
import { personName } from '../../../domain/person-name.ts';
import { useAssignRooms } from '../../../queries/assign-rooms.mutation.ts';
import { listHousekeepingRoomsQuery } from '../../../queries/list-housekeeping-rooms.query.ts';

const limit = 10;
const shownRooms = [
  { value: 'all', label: 'All rooms' },
  { value: 'nobody', label: 'Unassigned rooms' },
] as const;

/** Assigns the selected rooms, of one page or several, to a staff member. */
export function AssignRoomsDialog({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState<{ assigned: 'all' | 'nobody'; page: number }>({
    assigned: 'all',
    page: 1,
  });
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [user_id, setUserId] = useState<number | null>(null);
  const list = useQuery(listHousekeepingRoomsQuery({ ...filter, limit }));
  const assign = useAssignRooms();
  const submit = () =>
    assign.mutate(
      { room_ids: [...ticked], user_id },
      {
        onSuccess: ({ result }) => {
          toast.success(result.assigned === 1 ? '1 room assigned' : `${result.assigned} rooms assigned`);
          setTicked(new Set());
        },
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <FormDialog
      open
      size="large"
      title="Assign Rooms"
      submitLabel={ticked.size === 0 ? 'Assign' : `Assign ${ticked.size}`}
      busyLabel="Assigning..."
      busy={assign.isPending}
      submitDisabled={ticked.size === 0}
      cancelLabel="Close"
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label="Rooms shown"
        value={filter.assigned}
        options={shownRooms}
        onChange={(assigned) => setFilter({ assigned, page: 1 })}
      />
      <DialogList list={list}>
        <DataTable
          label="Rooms"
          columns={roomColumns(ticked, setTicked)}
          rows={list.data?.rooms ?? []}
          rowKey={({ id }) => id}
          loading={list.isFetching}
          loadingText="Loading rooms..."
          empty={<EmptyState icon="home" title="No rooms found" />}
        />
        {list.data ? (
          <Pagination {...list.data.pagination} onChange={(page) => setFilter({ ...filter, page })} />
        ) : null}
      </DialogList>
      <FormField label="Assign to">
        <StaffSelect value={user_id} unassigned="Unassigned" onChange={setUserId} />
      </FormField>
    </FormDialog>
  );
}

function roomColumns(
  ticked: ReadonlySet<number>,
  onTick: (ticked: ReadonlySet<number>) => void,
): DataColumn<HousekeepingRoom>[] {
  const tick = (id: number) => (checked: boolean) => {
    const others = [...ticked].filter((other) => other !== id);
    onTick(new Set(checked ? [...others, id] : others));
  };
  return [
    {
      key: 'room',
      title: 'Room',
      render: ({ id, room_number }) => (
        <Checkbox checked={ticked.has(id)} onChange={tick(id)}>
          {room_number}
        </Checkbox>
      ),
    },
    { key: 'type', title: 'Type', render: ({ room_type }) => room_type },
    {
      key: 'status',
      title: 'Status',
      render: ({ status }) => <Badge tone={roomStateTone(status)}>{status}</Badge>,
    },
    { key: 'person', title: 'Assigned to', render: (room) => personName(room) || 'Unassigned' },
  ];
}
