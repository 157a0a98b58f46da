import type { Role } from '@suite/contracts/staff-roles';
import {
  inputOf,
  FormDialog,
  Checkbox,
  QueryContent,
  FormField,
  TextInput,
  type CheckedFormState,
  type ContentQuery,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { translateMessage } from '@suite/i18n';
import { listRolesQuery } from '../../../queries/roles.ts';
import { ChangeSummary } from '../../../components/change-summary.tsx';
import { describeRoleChange, type StaffFormValues } from '../../../domain/staff-form.ts';
import { permissionTitle } from '../../../domain/describe-permission.ts';
import { t } from '../../../languages/catalog.ts';
import styles from '../list-staff.module.css';

export interface StaffFormWindow {
  open: boolean;
  /** Is set for users without a hotel of their own. */
  hotelId: number | null;
  onClose: () => void;
  onDone: (message: string) => void;
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

interface RoleChoiceProps {
  roles: ContentQuery<readonly Role[]>;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (role_ids: readonly number[]) => void;
}

/** A role with permissions that the user lacks cannot be toggled. */
function RoleChoice({ roles, chosen, error, onChange }: RoleChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.roles} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('Roles')}</legend>
      <QueryContent query={roles} loadingText={t('Loading roles...')}>
        {(listed) =>
          listed.map(({ id, role_name, role_description, is_grantable }) => (
            <div key={id} className={styles.role}>
              <Checkbox
                checked={chosen.includes(id)}
                disabled={!is_grantable}
                onChange={(checked) =>
                  onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                {role_name}
              </Checkbox>
              <p className={styles.roleText}>
                {role_description || t('No description provided')}
                {is_grantable ? '' : ` ${t('– it permits more than you may pass on.')}`}
              </p>
            </div>
          ))
        }
      </QueryContent>
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

interface StaffFieldsProps {
  form: CheckedFormState<StaffFormValues, unknown>;
  /** The address of an existing account may be changed by the person alone. */
  emailReadOnly?: boolean;
}

const fields = () =>
  [
    { name: 'usr_firstname', label: t('First Name'), required: true, maxLength: 50 },
    { name: 'usr_lastname', label: t('Last Name'), required: true, maxLength: 50 },
    { name: 'usr_email', label: t('Email'), required: true, maxLength: 254, type: 'email' },
    {
      name: 'usr_phone',
      label: t('Phone'),
      required: false,
      maxLength: 20,
      type: 'tel',
      hint: t('Optional, 7 to 15 characters'),
    },
    { name: 'position', label: t('Position'), required: true, maxLength: 100 },
  ] as const;

export function StaffFields({ form, emailReadOnly = false }: StaffFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields().map(({ name, label, required, ...rest }) => {
        const readOnly = name === 'usr_email' && emailReadOnly;
        const { maxLength, type = 'text', hint } = { type: undefined, hint: undefined, ...rest };
        return (
          <FormField
            key={name}
            label={label}
            required={required}
            error={form.errorOf(name)}
            hint={readOnly ? t('Only the person themselves can change it') : hint}
          >
            <TextInput
              {...inputOf(form, name)}
              name={name}
              type={type}
              maxLength={maxLength}
              readOnly={readOnly}
              autoComplete="off"
            />
          </FormField>
        );
      })}
    </div>
  );
}
