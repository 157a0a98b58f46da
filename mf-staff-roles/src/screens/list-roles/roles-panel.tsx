import { paginate } from '@suite/contracts/http';
import type { Role } from '@suite/contracts/staff-roles';
import { tableSortOf, type ChangeFilters } from '@suite/remote-kit';
import {
  Button,
  FormField,
  Icon,
  Pagination,
  Panel,
  SearchInput,
  useSelection,
  type ScreenDialog,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RoleFilters } from '../../domain/role-filters.ts';
import { longestSearch } from '../../domain/staff-filters.ts';
import { ExportRolesBar } from '../export-roles/export-roles-bar.tsx';
import styles from './list-roles.module.css';
import type { RoleDialogKind } from './role-dialogs.tsx';
import { RolesTable } from './roles-table.tsx';

interface RolesPanelProps {
  list: UseQueryResult<Role[]>;
  /** The roles that the search leaves, on all pages. */
  found: readonly Role[] | undefined;
  filters: RoleFilters;
  onChange: ChangeFilters<RoleFilters>;
  dialog: ScreenDialog<RoleDialogKind, Role>;
  onView: (role: Role) => void;
}

/** The roles that the search leaves, a page at a time. */
export function RolesPanel({ list, found, filters, onChange, dialog, onView }: RolesPanelProps) {
  const { search, page, limit } = filters;
  const pagination = found && paginate(page, limit, found.length);
  const selection = useSelection({
    rows: found,
    keyOf: ({ id }) => id,
    labelOf: ({ role_name }) => `Select ${role_name}`,
    filters,
  });
  const create = () => dialog.show('create', null);
  return (
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
      <ExportRolesBar selection={selection} />
      <RolesTable
        list={list}
        found={found?.slice((page - 1) * limit, page * limit) ?? []}
        sort={tableSortOf(filters, onChange, 'Built-in first')}
        selection={selection.table}
        searching={search.trim() !== ''}
        onCreate={create}
        onShow={(kind, role) => dialog.show(kind, role)}
        onView={onView}
      />
      {pagination ? (
        <Pagination
          {...pagination}
          window="centered"
          onChange={(next) => onChange({ page: next })}
          onLimitChange={(next) => onChange({ limit: next })}
        />
      ) : null}
    </Panel>
  );
}
