import type { Permission } from '@suite/contracts/staff-roles';
import {
  inputOf,
  FormDialog,
  FormField,
  TextArea,
  TextInput,
  Checkbox,
  Spinner,
  type CheckedFormState,
} from '@suite/ui';
import { useId, type ReactNode } from 'react';
import { translateMessage } from '@suite/i18n';
import { isComplete, togglePermission, changedTexts, type RoleFormValues } from '../../domain/role-form.ts';
import { t, tn } from '../../languages/catalog.ts';
import {
  permissionExplanation,
  permissionGroupsOf,
  permissionTitle,
  permissionChange,
} from '../../domain/describe-permission.ts';
import { UnusedBadge } from '../../components/abilities.tsx';
import { ChangeSummary } from '../../components/change-summary.tsx';
import styles from './list-roles.module.css';

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
  const { values, errorOf } = form;
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
        <TextInput {...inputOf(form, 'role_name')} autoComplete="off" maxLength={100} />
      </FormField>
      <FormField label={t('Description')} error={errorOf('role_description')}>
        <TextArea {...inputOf(form, 'role_description')} maxLength={500} />
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

interface PermissionChoiceProps {
  permissions: readonly Permission[] | undefined;
  chosen: readonly number[];
  error: string | undefined;
  onToggle: (id: number) => void;
}

function PermissionChoice({ permissions, chosen, error, onToggle }: PermissionChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.permissions} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('Permissions')}</legend>
      {permissions ? null : <Spinner text={t('Loading permissions...')} />}
      <div className={styles.groups}>
        {permissionGroupsOf(permissions ?? []).map(({ title, permissions: some }) => (
          <fieldset key={some[0]?.id} className={styles.group}>
            <legend className={styles.title}>{title}</legend>
            {some.map((permission) => (
              <div key={permission.id}>
                <Checkbox checked={chosen.includes(permission.id)} onChange={() => onToggle(permission.id)}>
                  {permissionTitle(permission)}
                </Checkbox>
                <p className={styles.permissionText}>
                  {permissionExplanation(permission)}
                  <UnusedBadge permission={permission} />
                </p>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={errorId} className={styles.error}>
            {translateMessage(error)}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

interface RoleChangeSummaryProps {
  permissions: readonly Permission[];
  before: RoleFormValues;
  after: RoleFormValues;
  /** Is null for a new role. */
  staffCount: number | null;
}

function RoleChangeSummary({ permissions, before, after, staffCount }: RoleChangeSummaryProps) {
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
