import type { ResultOf } from '@suite/contracts/http';
import { mayManageStaff } from '@suite/contracts/permissions';
import type { listStaffEndpoint, Staff } from '@suite/contracts/staff-roles';
import { tableSortOf, type ChangeFilters } from '@suite/remote-kit';
import { useCan } from '@suite/session';
import {
  Button,
  Icon,
  Pagination,
  Panel,
  useCollapsibleFilters,
  useSelection,
  type ScreenDialog,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { fullName } from '../../domain/describe-person.ts';
import { countFilters, isFiltered, type StaffFilters } from '../../domain/staff-filters.ts';
import { BulkStaff } from '../bulk-staff/bulk-staff.tsx';
import type { StaffDialogKind } from './staff-dialogs.tsx';
import { StaffFilterBar } from './staff-filter-bar.tsx';
import { StaffTable } from './staff-table.tsx';

interface StaffPanelProps {
  list: UseQueryResult<ResultOf<typeof listStaffEndpoint>>;
  filters: StaffFilters;
  onChange: ChangeFilters<StaffFilters>;
  dialog: ScreenDialog<StaffDialogKind, Staff>;
  onView: (staff: Staff) => void;
}

/** The staff that the filters leave, and what narrows them. */
export function StaffPanel({ list, filters, onChange, dialog, onView }: StaffPanelProps) {
  const mayManage = useCan(mayManageStaff);
  const collapsible = useCollapsibleFilters(countFilters(filters));
  const pagination = list.data?.pagination;
  const selection = useSelection({
    rows: list.data?.staff,
    keyOf: ({ user_id }) => user_id,
    labelOf: (staff) => `Select ${fullName(staff)}`,
    filters,
  });
  return (
    <Panel
      flush
      title={pagination ? `All Staff (${pagination.total})` : 'All Staff'}
      actions={
        <>
          {mayManage ? (
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => dialog.show('add', null)}>
              Add New Staff
            </Button>
          ) : null}
          {collapsible.button}
        </>
      }
    >
      <div {...collapsible.region}>
        <StaffFilterBar filters={filters} positions={list.data?.positions ?? []} onChange={onChange} />
      </div>
      <BulkStaff selection={selection} />
      <StaffTable
        list={list}
        filtered={isFiltered(filters)}
        sort={tableSortOf(filters, onChange, 'Last to join first')}
        selection={mayManage ? selection.table : undefined}
        mayManage={mayManage}
        onView={onView}
        onEdit={(staff) => dialog.show(mayManage ? 'edit' : 'roles', staff)}
        onRemove={(staff) => dialog.show('remove', staff)}
        onViewSessions={(staff) => dialog.show('sessions', staff)}
        onChangeAccess={(change, staff) => dialog.show(change, staff)}
      />
      {pagination ? (
        <Pagination
          {...pagination}
          page={filters.page}
          window="centered"
          onChange={(page) => onChange({ page })}
          onLimitChange={(limit) => onChange({ limit })}
        />
      ) : null}
    </Panel>
  );
}
