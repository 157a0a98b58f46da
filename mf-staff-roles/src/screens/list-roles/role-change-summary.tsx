import type { Permission } from '@suite/contracts/staff-roles';
import { ChangeSummary } from '../../components/change-summary.tsx';
import { changedTexts, type RoleFormValues } from '../../domain/role-form.ts';
import { permissionChange } from '../../domain/permission-change.ts';
import { t, tn } from '../../languages/catalog.ts';

interface RoleChangeSummaryProps {
  permissions: readonly Permission[];
  before: RoleFormValues;
  after: RoleFormValues;
  /** Is null for a new role. */
  staffCount: number | null;
}

export function RoleChangeSummary({ permissions, before, after, staffCount }: RoleChangeSummaryProps) {
  const { added, removed } = permissionChange(permissions, before.permission_ids, after.permission_ids);
  const texts = staffCount === null ? [] : changedTexts(before, after);
  const rightsChange = added.length + removed.length > 0;
  const touched =
    staffCount && rightsChange
      ? [
          tn(
            staffCount,
            '1 person has this role: what they see and may do changes at once',
            '{count} people have this role: what they see and may do changes at once',
          ),
        ]
      : [];
  return (
    <ChangeSummary
      nothing={t('Nothing so far.')}
      groups={[
        { label: t('Details'), tone: 'info', items: texts },
        { label: t('Permissions added'), tone: 'success', items: added },
        { label: t('Permissions removed'), tone: 'danger', items: removed },
        { label: t('Staff'), tone: 'info', items: touched },
      ]}
    />
  );
}
