import type { ResultOf } from '@suite/contracts/http';
import { mayManageStaff } from '@suite/contracts/permissions';
import type { listStaffEndpoint, Staff } from '@suite/contracts/staff-roles';
import { tableSortOf, writeFilters, type ChangeFilters } from '@suite/remote-kit';
import { useCan, useSession } from '@suite/session';
import {
  ActionMenu,
  Button,
  Icon,
  Pagination,
  Panel,
  SavedViewsMenu,
  useCollapsibleFilters,
  useSelection,
  EmptyState,
  ListTable,
  type ScreenDialog,
  type ListTableProps,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '../../languages/catalog.ts';
import { useListSettings } from '../../queries/use-list-settings.ts';
import { fullName } from '../../domain/describe-person.ts';
import {
  countFilters,
  isFiltered,
  readStaffFilters,
  unfiltered,
  type StaffFilters,
} from '../../domain/staff-filters.ts';
import { BulkStaff } from '../bulk-staff/bulk-staff.tsx';
import { staffColumns } from './staff-columns.tsx';
import type { StaffDialogKind } from './staff-dialogs.tsx';
import { StaffFilterBar } from './staff-filter-bar.tsx';

interface StaffPanelProps {
  list: UseQueryResult<ResultOf<typeof listStaffEndpoint>>;
  filters: StaffFilters;
  onChange: ChangeFilters<StaffFilters>;
  dialog: ScreenDialog<StaffDialogKind, Staff>;
  onView: (staff: Staff) => void;
}

const selectable = {
  keyOf: ({ user_id }: Staff) => user_id,
  labelOf: (staff: Staff) => t('Select {name}', { name: fullName(staff) }),
};

/** A view applies to one hotel and starts at the first page, so that its query has neither. */
function savedView(filters: StaffFilters, onChange: ChangeFilters<StaffFilters>) {
  const { hotelId } = filters;
  return {
    query: writeFilters({ ...filters, hotelId: null, page: unfiltered.page }, unfiltered).toString(),
    onChoose: (query: string) => onChange({ ...readStaffFilters(new URLSearchParams(query)), hotelId }),
  };
}

export function StaffPanel({ list, filters, onChange, dialog, onView }: StaffPanelProps) {
  const mayManage = useCan(mayManageStaff);
  const collapsible = useCollapsibleFilters(countFilters(filters));
  const pagination = list.data?.pagination;
  const selection = useSelection({ ...selectable, rows: list.data?.staff, filters });
  const settings = useListSettings('staff', filters.hotelId, list.data !== undefined);
  const { columns, choices } = settings.shownColumns(
    staffColumns({
      mayManage,
      ownId: useSession().user?.user_id,
      onView,
      onEdit: (staff) => dialog.show(mayManage ? 'edit' : 'roles', staff),
      onRemove: (staff) => dialog.show('remove', staff),
      onViewSessions: (staff) => dialog.show('sessions', staff),
      onChangeAccess: (change, staff) => dialog.show(change, staff),
    }),
  );
  return (
    <Panel
      flush
      dense={settings.isCompact}
      title={pagination ? t('All Staff ({count})', { count: pagination.total }) : t('All Staff')}
      actions={
        <>
          <SavedViewsMenu {...settings.views} {...savedView(filters, onChange)} />
          <ActionMenu label={t('Choose columns')} text={t('Columns')} icon="columns" items={choices} />
          {mayManage ? (
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => dialog.show('add', null)}>
              {t('Add New Staff')}
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
        rows={list.data?.staff}
        filtered={isFiltered(filters)}
        sort={tableSortOf(filters, onChange, t('Last to join first'))}
        selection={mayManage ? selection.table : undefined}
        columns={columns}
        compact={settings.isCompact}
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

interface StaffTableProps extends Omit<ListTableProps<Staff>, 'things' | 'rowKey' | 'empty'> {
  filtered: boolean;
}

function StaffTable({ filtered, ...table }: StaffTableProps) {
  return (
    <ListTable
      {...table}
      things={t('staff')}
      rowKey={({ user_id }) => user_id}
      empty={
        filtered ? (
          <EmptyState
            icon="search"
            title={t('No staff found')}
            text={t('Try adjusting your search or filter criteria.')}
          />
        ) : (
          <EmptyState
            icon="team"
            title={t('No staff found')}
            text={t('No staff have been added to this hotel yet.')}
          />
        )
      }
    />
  );
}
