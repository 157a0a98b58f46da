import type { HousekeepingRoom } from '@suite/contracts/dashboard';
import { translateMessage } from '@suite/i18n';
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
import { DialogList } from '../../../components/load-failure.tsx';
import { roomStateTone } from '../../../components/badge-styles.ts';
import { personName } from '../../../domain/housekeeping.ts';
import { t, tn } from '../../../languages/catalog.ts';
import { useAssignRooms, listHousekeepingRoomsQuery } from '../../../queries/housekeeping.ts';
import { StaffSelect } from '../../staff-select/staff-select.tsx';

const limit = 10;
const shownRooms = () =>
  [
    { value: 'all', label: t('All rooms') },
    { value: 'nobody', label: t('Unassigned rooms') },
  ] as const;

/** Rooms stay selected when the page changes. */
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
          toast.success(tn(result.assigned, '{count} room assigned', '{count} rooms assigned'));
          setTicked(new Set());
        },
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <FormDialog
      open
      size="large"
      title={t('Assign Rooms')}
      submitLabel={ticked.size === 0 ? t('Assign') : t('Assign {count}', { count: ticked.size })}
      busyLabel={t('Assigning...')}
      busy={assign.isPending}
      submitDisabled={ticked.size === 0}
      cancelLabel={t('Close')}
      isChanged={ticked.size > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('Rooms shown')}
        value={filter.assigned}
        options={shownRooms()}
        onChange={(assigned) => setFilter({ assigned, page: 1 })}
      />
      <DialogList list={list}>
        <DataTable
          label={t('Rooms')}
          columns={roomColumns(ticked, setTicked)}
          rows={list.data?.rooms ?? []}
          rowKey={({ id }) => id}
          loading={list.isFetching}
          loadingText={t('Loading rooms...')}
          empty={<EmptyState icon="home" title={t('No rooms found')} />}
        />
        {list.data ? (
          <Pagination {...list.data.pagination} onChange={(page) => setFilter({ ...filter, page })} />
        ) : null}
      </DialogList>
      <FormField label={t('Assign to')}>
        <StaffSelect value={user_id} unassigned={t('Unassigned')} onChange={setUserId} />
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
      title: t('Room'),
      render: ({ id, room_number }) => (
        <Checkbox checked={ticked.has(id)} onChange={tick(id)}>
          {room_number}
        </Checkbox>
      ),
    },
    { key: 'type', title: t('Type'), render: ({ room_type }) => translateMessage(room_type) },
    {
      key: 'status',
      title: t('Status'),
      render: ({ status }) => <Badge tone={roomStateTone(status)}>{translateMessage(status)}</Badge>,
    },
    { key: 'person', title: t('Assigned to'), render: (room) => personName(room) || t('Unassigned') },
  ];
}
