import { mayManageStaff } from '@suite/contracts/permissions';
import type { Staff } from '@suite/contracts/staff-roles';
import { useExistingPage, type ChangeFilters } from '@suite/remote-kit';
import { useCan } from '@suite/session';
import { Button, Icon, Pagination, Panel, useCollapsibleFilters, useDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { ScreenMessages, useMessages } from '../../components/screen-messages.tsx';
import { countFilters, isFiltered, type StaffFilters } from '../../domain/staff-filters.ts';
import { listStaffQuery } from '../../queries/list-staff.query.ts';
import { StaffDialogs, type StaffDialogKind } from './staff-dialogs.tsx';
import { StaffFilterBar } from './staff-filter-bar.tsx';
import { StaffStatCards } from './staff-stat-cards.tsx';
import { StaffTable } from './staff-table.tsx';

interface StaffOfHotelProps {
  /** `hotelId` is set for users without a hotel of their own. */
  filters: StaffFilters;
  onChange: ChangeFilters<StaffFilters>;
  onView: (staff: Staff) => void;
}

/** Counts, list and dialogs of one hotel's staff. */
export function StaffOfHotel({ filters, onChange, onView }: StaffOfHotelProps) {
  const mayManage = useCan(mayManageStaff);
  const list = useQuery(listStaffQuery(filters));
  const collapsible = useCollapsibleFilters(countFilters(filters));
  const [said, say] = useMessages();
  const dialog = useDialog<StaffDialogKind, Staff>('add');

  const pagination = list.data?.pagination;
  const lastPage = list.isPlaceholderData ? undefined : pagination?.totalPages;
  useExistingPage(filters.page, lastPage, onChange);

  return (
    <>
      <ScreenMessages list={list} said={said} />
      <StaffStatCards
        counts={list.data?.counts}
        total={pagination?.total}
        loading={!list.data && list.isFetching}
      />
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
        <StaffTable
          list={list}
          filtered={isFiltered(filters)}
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
          />
        ) : null}
      </Panel>
      <StaffDialogs dialog={dialog} listed={list.data?.staff ?? []} hotelId={filters.hotelId} say={say} />
    </>
  );
}
