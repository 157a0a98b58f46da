import type { Role } from '@suite/contracts/staff-roles';
import { ChangeSummary } from '../../../components/change-summary.tsx';
import { describeRoleChange } from '../../../domain/describe-role-change.ts';
import { permissionTitle } from '../../../domain/describe-permission.ts';
import { t } from '../../../languages/catalog.ts';

interface StaffChangeSummaryProps {
  roles: readonly Role[];
  before: readonly number[];
  after: readonly number[];
  fields: readonly string[];
  nothing: string;
}

export function StaffChangeSummary({ roles, before, after, fields, nothing }: StaffChangeSummaryProps) {
  const { added, removed, gained, lost } = describeRoleChange(roles, before, after);
  return (
    <ChangeSummary
      nothing={nothing}
      groups={[
        { label: t('Details'), tone: 'info', items: fields },
        { label: t('Roles added'), tone: 'success', items: added },
        { label: t('Roles removed'), tone: 'danger', items: removed },
        { label: t('Permissions gained'), tone: 'success', items: gained.map(permissionTitle) },
        { label: t('Permissions lost'), tone: 'danger', items: lost.map(permissionTitle) },
      ]}
    />
  );
}
