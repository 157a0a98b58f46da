import type { Role } from '@suite/contracts/staff-roles';
import { useExistingPage, type ChangeFilters } from '@suite/remote-kit';
import { ScreenMessages, useMessages, type ScreenDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { findRoles, type RoleFilters } from '../../domain/role-filters.ts';
import { listPermissionsQuery, listRolesQuery } from '../../queries/roles.ts';
import { RoleDialogs, type RoleDialogKind } from './role-dialogs.tsx';
import { RoleStatCards } from './role-stat-cards.tsx';
import { RolesPanel } from './roles-panel.tsx';

interface RolesOfHotelProps {
  filters: RoleFilters;
  onChange: ChangeFilters<RoleFilters>;
  dialog: ScreenDialog<RoleDialogKind, Role>;
  onView: (role: Role) => void;
}

export function RolesOfHotel({ filters, onChange, dialog, onView }: RolesOfHotelProps) {
  const { search, hotelId } = filters;
  const list = useQuery(listRolesQuery(hotelId, filters));
  const permissions = useQuery(listPermissionsQuery);
  const [said, say] = useMessages();
  const found = list.data && findRoles(list.data, search);
  useExistingPage(filters.page, found && Math.ceil(found.length / filters.limit), onChange);
  return (
    <>
      <ScreenMessages loads={{ list }} said={said} />
      <RoleStatCards roles={list} permissions={permissions} found={found?.length} />
      <RolesPanel
        list={list}
        found={found}
        filters={filters}
        onChange={onChange}
        dialog={dialog}
        onView={onView}
      />
      <RoleDialogs
        dialog={dialog}
        roles={list.data ?? []}
        permissions={permissions}
        hotelId={hotelId}
        say={say}
      />
    </>
  );
}
