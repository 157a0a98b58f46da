import type { Role } from '@suite/contracts/staff-roles';
import type { ChangeFilters } from '@suite/remote-kit';
import { Button, FormField, Icon, Panel, SearchInput, type ScreenDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { ScreenMessages, useMessages } from '../../components/screen-messages.tsx';
import { findRoles, type RoleFilters } from '../../domain/role-filters.ts';
import { longestSearch } from '../../domain/staff-filters.ts';
import { listPermissionsQuery } from '../../queries/list-permissions.query.ts';
import { listRolesQuery } from '../../queries/list-roles.query.ts';
import styles from './list-roles.module.css';
import { RoleDialogs, type RoleDialogKind } from './role-dialogs.tsx';
import { RoleStatCards } from './role-stat-cards.tsx';
import { RolesTable } from './roles-table.tsx';

interface RolesOfHotelProps {
  /** `hotelId` is set for users without a hotel of their own. */
  filters: RoleFilters;
  onChange: ChangeFilters<RoleFilters>;
  dialog: ScreenDialog<RoleDialogKind, Role>;
  onView: (role: Role) => void;
}

/** Counts, list and dialogs of one hotel's roles. */
export function RolesOfHotel({ filters, onChange, dialog, onView }: RolesOfHotelProps) {
  const { search, hotelId } = filters;
  const list = useQuery(listRolesQuery(hotelId));
  const permissions = useQuery(listPermissionsQuery);
  const [said, say] = useMessages();
  const found = list.data && findRoles(list.data, search);
  const create = () => dialog.show('create', null);
  return (
    <>
      <ScreenMessages list={list} said={said} />
      <RoleStatCards roles={list} permissions={permissions} found={found?.length} />
      <Panel
        flush
        title={list.data ? `All Roles (${list.data.length})` : 'All Roles'}
        actions={
          <Button variant="primary" icon={<Icon name="plus" />} onClick={create}>
            Create Role
          </Button>
        }
      >
        <div className={styles.filters} role="search" aria-label="Filter roles">
          <FormField label="Search">
            <SearchInput
              value={search}
              // Refining a search leaves one step in the history, not one for each pause.
              onChange={(text) => onChange({ search: text }, { replace: search !== '' && text !== '' })}
              placeholder="Search roles..."
              maxLength={longestSearch}
            />
          </FormField>
        </div>
        <RolesTable
          list={list}
          found={found ?? []}
          searching={search.trim() !== ''}
          onCreate={create}
          onShow={(kind, role) => dialog.show(kind, role)}
          onView={onView}
        />
      </Panel>
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
