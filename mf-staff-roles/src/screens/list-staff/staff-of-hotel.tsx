import type { Staff } from '@suite/contracts/staff-roles';
import { useExistingPage, type ChangeFilters } from '@suite/remote-kit';
import { useDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { ScreenMessages, useMessages } from '../../components/screen-messages.tsx';
import type { StaffFilters } from '../../domain/staff-filters.ts';
import { listStaffQuery } from '../../queries/staff.ts';
import { StaffDialogs, type StaffDialogKind } from './staff-dialogs.tsx';
import { StaffPanel } from './staff-panel.tsx';
import { StaffStatCards } from './staff-stat-cards.tsx';

interface StaffOfHotelProps {
  filters: StaffFilters;
  onChange: ChangeFilters<StaffFilters>;
  onView: (staff: Staff) => void;
}

export function StaffOfHotel({ filters, onChange, onView }: StaffOfHotelProps) {
  const list = useQuery(listStaffQuery(filters));
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
      <StaffPanel list={list} filters={filters} onChange={onChange} dialog={dialog} onView={onView} />
      <StaffDialogs dialog={dialog} listed={list.data?.staff ?? []} hotelId={filters.hotelId} say={say} />
    </>
  );
}
