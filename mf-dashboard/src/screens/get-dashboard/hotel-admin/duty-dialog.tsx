import { departments, type Duty } from '@suite/contracts/dashboard';
import { translateMessage } from '@suite/i18n';
import {
  Checkbox,
  DataTable,
  Dialog,
  EmptyState,
  Pagination,
  SearchInput,
  Select,
  toast,
  type DataColumn,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../../components/dashboard.module.css';
import { DialogList } from '../../../components/load-failure.tsx';
import { personName } from '../../../domain/housekeeping.ts';
import { t } from '../../../languages/catalog.ts';
import { listDutyQuery, useSetDuty } from '../../../queries/housekeeping.ts';

const limit = 10;
const none = 'none';

/** Stores every choice at once. */
export function DutyDialog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const list = useQuery(listDutyQuery({ search, page, limit }));
  const columns = useDutyColumns();
  return (
    <Dialog
      open
      size="large"
      title={t('Set Duty')}
      description={t('Each change is saved at once.')}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <SearchInput
          label={t('Search staff')}
          placeholder={t('Search staff...')}
          value={search}
          onChange={(value) => {
            setSearch(value);
            setPage(1);
          }}
        />
        <DialogList list={list}>
          <DataTable
            label={t('Staff on duty')}
            columns={columns}
            rows={list.data?.staff ?? []}
            rowKey={({ user_id }) => user_id}
            loading={list.isFetching}
            loadingText={t('Loading staff...')}
            empty={<EmptyState icon="team" title={t('No staff found')} />}
          />
          {list.data ? <Pagination {...list.data.pagination} onChange={setPage} /> : null}
        </DialogList>
      </div>
    </Dialog>
  );
}

function useDutyColumns(): DataColumn<Duty>[] {
  const setDuty = useSetDuty();
  const change = (person: Duty, body: { department?: string | null; is_on_duty?: boolean }) =>
    setDuty.mutate({ id: person.user_id, ...body }, { onError: (error) => toast.error(error.message) });
  const isChanging = (person: Duty) => setDuty.isPending && setDuty.variables.id === person.user_id;
  return [
    {
      key: 'name',
      title: t('Staff'),
      render: (person) => (
        <span className={styles.cell}>
          <span className={styles.strong}>{personName(person)}</span>
          <span className={styles.muted}>{person.position}</span>
        </span>
      ),
    },
    {
      key: 'department',
      title: t('Department'),
      render: (person) => (
        <Select
          label={t('Department of {name}', { name: personName(person) })}
          value={person.department ?? none}
          disabled={isChanging(person)}
          options={departmentOptions(person.department)}
          onChange={(value) => change(person, { department: value === none ? null : value })}
        />
      ),
    },
    {
      key: 'duty',
      title: t('Today'),
      render: (person) => (
        <Checkbox
          checked={person.is_on_duty}
          disabled={isChanging(person)}
          onChange={(is_on_duty) => change(person, { is_on_duty })}
        >
          {t('On duty')}
        </Checkbox>
      ),
    },
    {
      key: 'work',
      title: t('Work'),
      render: ({ assigned_rooms, open_tasks }) => (
        <span className={styles.muted}>
          {t('Rooms: {rooms}, tasks: {tasks}', { rooms: assigned_rooms, tasks: open_tasks })}
        </span>
      ),
    },
  ];
}

/** Includes the current department even if it is none of the five. */
function departmentOptions(current: string | null) {
  const names = new Set<string>([...departments, ...(current === null ? [] : [current])]);
  return [
    { value: none, label: t('No department') },
    ...[...names].map((name) => ({ value: name, label: translateMessage(name) })),
  ];
}
