import type { Role } from '@suite/contracts/staff-roles';
import type { Table } from '@suite/csv';
import { SelectionBar, type Selection } from '@suite/ui';
import { ExportSelected } from '../../components/export-selected.tsx';
import { t } from '../../languages/catalog.ts';

export function ExportRolesBar({ selection: { chosen, clear } }: { selection: Selection<Role> }) {
  return (
    <SelectionBar label={t('Chosen roles')} count={chosen.length} onClear={clear}>
      <ExportSelected subject="roles" table={() => roleTable(chosen)} />
    </SelectionBar>
  );
}

const columns: readonly [title: () => string, cellOf: (role: Role) => string | number][] = [
  [() => t('ID'), ({ id }) => id],
  [() => t('Role'), ({ role_name }) => role_name],
  [() => t('Description'), ({ role_description }) => role_description ?? ''],
  [() => t('Permissions'), ({ permissions }) => permissions.map((one) => one.permission_name).join(', ')],
  [() => t('Staff'), ({ staff_count }) => staff_count],
  [() => t('Created At'), ({ created_at }) => created_at],
];

export const roleTable = (roles: readonly Role[]): Table => ({
  name: t('Roles'),
  headings: columns.map(([title]) => title()),
  records: roles.map((role) => columns.map(([, cellOf]) => cellOf(role))),
});
