import type { Permission } from '@suite/contracts/staff-roles';
import { ChangeSummary } from '../../components/change-summary.tsx';
import { changedTexts, type RoleFormValues } from '../../domain/role-form.ts';
import { peopleHaveRole } from '../../domain/people-have-role.ts';
import { permissionChange } from '../../domain/permission-change.ts';

interface RoleChangeSummaryProps {
  permissions: readonly Permission[];
  before: RoleFormValues;
  after: RoleFormValues;
  /** How many people have the role; null for a new one. */
  staffCount: number | null;
}

/** What saving would change of a role, and of how many people. */
export function RoleChangeSummary({ permissions, before, after, staffCount }: RoleChangeSummaryProps) {
  const { added, removed } = permissionChange(permissions, before.permission_ids, after.permission_ids);
  const texts = staffCount === null ? [] : changedTexts(before, after);
  const rightsChange = added.length + removed.length > 0;
  const touched =
    staffCount && rightsChange
      ? [`${peopleHaveRole(staffCount)}: what they see and may do changes at once`]
      : [];
  return (
    <ChangeSummary
      nothing="Nothing so far."
      groups={[
        { label: 'Details', tone: 'info', items: texts },
        { label: 'Permissions added', tone: 'success', items: added },
        { label: 'Permissions removed', tone: 'danger', items: removed },
        { label: 'Staff', tone: 'info', items: touched },
      ]}
    />
  );
}
