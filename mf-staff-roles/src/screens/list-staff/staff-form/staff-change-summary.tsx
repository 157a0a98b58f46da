import type { Role } from '@suite/contracts/staff-roles';
import { ChangeSummary } from '../../../components/change-summary.tsx';
import { describeRoleChange } from '../../../domain/describe-role-change.ts';
import { permissionTitle } from '../../../domain/permission-change.ts';

interface StaffChangeSummaryProps {
  roles: readonly Role[];
  before: readonly number[];
  after: readonly number[];
  /** Names of other fields that change. */
  fields: readonly string[];
  /** The text without changes. */
  nothing: string;
}

/** What saving would change of a colleague: details, roles, and the permissions those bring and take. */
export function StaffChangeSummary({ roles, before, after, fields, nothing }: StaffChangeSummaryProps) {
  const { added, removed, gained, lost } = describeRoleChange(roles, before, after);
  return (
    <ChangeSummary
      nothing={nothing}
      groups={[
        { label: 'Details', tone: 'info', items: fields },
        { label: 'Roles added', tone: 'success', items: added },
        { label: 'Roles removed', tone: 'danger', items: removed },
        { label: 'Permissions gained', tone: 'success', items: gained.map(permissionTitle) },
        { label: 'Permissions lost', tone: 'danger', items: lost.map(permissionTitle) },
      ]}
    />
  );
}
