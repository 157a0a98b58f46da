import type { Staff, Role } from '@suite/contracts/staff-roles';
import { FormDialog, type CheckedFormState } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listRolesQuery } from '../../../queries/roles.ts';
import { RoleChoice } from './role-choice.tsx';
import { ChangeSummary } from '../../../components/change-summary.tsx';
import { describeRoleChange } from '../../../domain/describe-role-change.ts';
import { permissionTitle } from '../../../domain/describe-permission.ts';
import { t } from '../../../languages/catalog.ts';

export interface StaffFormWindow {
  open: boolean;
  /** Is set for users without a hotel of their own. */
  hotelId: number | null;
  onClose: () => void;
  onDone: (message: string) => void;
}

export interface EditStaffWindow extends StaffFormWindow {
  opened: Staff;
  current: Staff;
}

interface StaffFormDialogProps extends Omit<StaffFormWindow, 'onDone'> {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  form: Pick<
    CheckedFormState<{ role_ids: readonly number[] }, unknown>,
    'values' | 'isChanged' | 'failures' | 'errorOf'
  >;
  onChooseRoles: (role_ids: readonly number[]) => void;
  before: readonly number[];
  fields?: readonly string[];
  nothing: string;
  onSubmit: () => void;
  children: ReactNode;
}

export function StaffFormDialog(props: StaffFormDialogProps) {
  const { form, hotelId, before, fields, nothing, onChooseRoles, children, ...window } = props;
  const roles = useQuery({ ...listRolesQuery(hotelId), enabled: window.open });
  const { role_ids } = form.values;
  return (
    <FormDialog {...window} submitDisabled={!roles.data} isChanged={form.isChanged} failures={form.failures}>
      {children}
      <RoleChoice roles={roles} chosen={role_ids} error={form.errorOf('role_ids')} onChange={onChooseRoles} />
      {roles.data ? (
        <StaffChangeSummary
          roles={roles.data}
          before={before}
          after={role_ids}
          fields={fields ?? []}
          nothing={nothing}
        />
      ) : null}
    </FormDialog>
  );
}

interface StaffChangeSummaryProps {
  roles: readonly Role[];
  before: readonly number[];
  after: readonly number[];
  fields: readonly string[];
  nothing: string;
}

function StaffChangeSummary({ roles, before, after, fields, nothing }: StaffChangeSummaryProps) {
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
