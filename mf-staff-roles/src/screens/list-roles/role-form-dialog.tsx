import type { Permission } from '@suite/contracts/staff-roles';
import { FormDialog, FormField, TextArea, TextInput, type CheckedFormState } from '@suite/ui';
import type { ReactNode } from 'react';
import { isComplete, togglePermission, type RoleFormValues } from '../../domain/role-form.ts';
import { t } from '../../languages/catalog.ts';
import { PermissionChoice } from './permission-choice.tsx';
import { RoleChangeSummary } from './role-change-summary.tsx';

export interface RoleFormWindow {
  open: boolean;
  permissions: readonly Permission[] | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

interface RoleFormDialogProps extends Omit<RoleFormWindow, 'onDone'> {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  form: CheckedFormState<RoleFormValues, unknown>;
  before: RoleFormValues;
  /** Is null for a new role. */
  staffCount: number | null;
  onSubmit: () => void;
  children: ReactNode;
}

export function RoleFormDialog(props: RoleFormDialogProps) {
  const { form, permissions, before, staffCount, children, ...window } = props;
  const { values, change, leave, errorOf } = form;
  return (
    <FormDialog
      {...window}
      size="large"
      submitDisabled={!isComplete(values)}
      isChanged={form.isChanged}
      failures={form.failures}
    >
      {children}
      <FormField label={t('Role Name')} required error={errorOf('role_name')}>
        <TextInput
          value={values.role_name}
          autoComplete="off"
          maxLength={100}
          onChange={change('role_name')}
          onBlur={leave('role_name')}
        />
      </FormField>
      <FormField label={t('Description')} error={errorOf('role_description')}>
        <TextArea
          value={values.role_description}
          maxLength={500}
          onChange={change('role_description')}
          onBlur={leave('role_description')}
        />
      </FormField>
      <PermissionChoice
        permissions={permissions}
        chosen={values.permission_ids}
        error={errorOf('permission_ids')}
        onToggle={(id) => form.update(togglePermission(values, id))}
      />
      <RoleChangeSummary
        permissions={permissions ?? []}
        before={before}
        after={values}
        staffCount={staffCount}
      />
    </FormDialog>
  );
}
