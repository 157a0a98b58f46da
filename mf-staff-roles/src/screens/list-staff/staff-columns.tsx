import type { Staff } from '@suite/contracts/staff-roles';
import { formatDay } from '@suite/i18n/dates';
import { ActionMenu, Badge, EmailAddress, type ActionMenuItem, type DataColumn } from '@suite/ui';
import { fullName } from '../../domain/describe-person.ts';
import { t, tn } from '../../languages/catalog.ts';
import type { StaffAccessChange } from './staff-dialogs.tsx';
import styles from './list-staff.module.css';

interface StaffActions {
  onView: (staff: Staff) => void;
  onEdit: (staff: Staff) => void;
  onRemove: (staff: Staff) => void;
  onViewSessions: (staff: Staff) => void;
  onChangeAccess: (change: StaffAccessChange, staff: Staff) => void;
}

interface ColumnOptions extends StaffActions {
  /** Without it the user may change roles alone. */
  mayManage: boolean;
  /** Marks the user's own row. */
  ownId: number | undefined;
}

const contactColumn = (): DataColumn<Staff> => ({
  key: 'contact',
  title: t('Contact'),
  sortBy: 'usr_email',
  minWidth: '12rem',
  wide: true,
  render: ({ usr_email, usr_phone }) => (
    <div className={styles.lines}>
      <EmailAddress address={usr_email} />
      <span className={styles.muted}>
        {usr_phone ? <bdi dir="ltr">{usr_phone}</bdi> : t('No phone number')}
      </span>
    </div>
  ),
});

const positionColumn = (): DataColumn<Staff> => ({
  key: 'position',
  title: t('Position'),
  sortBy: 'position',
  minWidth: '9.5rem',
  render: ({ position, roles }) => (
    <div className={styles.lines}>
      <span>{position || t('No position')}</span>
      <span className={styles.muted}>{tn(roles.length, '1 role', '{count} roles')}</span>
    </div>
  ),
});

export function staffColumns(options: ColumnOptions): DataColumn<Staff>[] {
  return [
    {
      key: 'staff',
      title: t('Staff Details'),
      sortBy: 'name',
      render: (staff) => (
        <div className={styles.lines}>
          <span className={styles.strong}>
            <bdi>{fullName(staff)}</bdi>
            {staff.user_id === options.ownId ? (
              <span className={styles.muted}>{` ${t('(you)')}`}</span>
            ) : null}
          </span>
          <span className={styles.muted}>
            {t('Joined {date}', { date: formatDay(staff.staff_joined_at) })}
          </span>
        </div>
      ),
    },
    contactColumn(),
    positionColumn(),
    {
      key: 'status',
      title: t('Status'),
      sortBy: 'status',
      render: ({ is_active }) => (
        <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? t('Active') : t('Inactive')}</Badge>
      ),
    },
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      pinned: true,
      corner: true,
      render: (staff) => (
        <ActionMenu
          label={t('Actions for {name}', { name: fullName(staff) })}
          items={actionsFor(staff, options)}
        />
      ),
    },
  ];
}

function actionsFor(staff: Staff, options: ColumnOptions): ActionMenuItem[] {
  const { mayManage, ownId, onView, onEdit, onRemove, onViewSessions, onChangeAccess } = options;
  const { is_active, must_change_password, has_second_factor } = staff;
  const managesOther = mayManage && staff.user_id !== ownId;
  const access = is_active ? 'deactivate' : 'activate';
  const edit = { icon: 'edit', onSelect: () => onEdit(staff) } as const;
  const entries: (ActionMenuItem | false)[] = [
    { key: 'view', label: t('View Details'), icon: 'view', onSelect: () => onView(staff) },
    mayManage
      ? { ...edit, key: 'edit', label: t('Edit Staff') }
      : { ...edit, key: 'roles', label: t('Manage Roles'), icon: 'roles' },
    managesOther && {
      key: 'sessions',
      label: t('Signed-in Devices'),
      icon: 'login',
      onSelect: () => onViewSessions(staff),
    },
    mayManage &&
      is_active &&
      must_change_password && {
        key: 'invite',
        label: t('Send a new invitation'),
        icon: 'mail',
        onSelect: () => onChangeAccess('invite', staff),
      },
    managesOther &&
      has_second_factor === true && {
        key: 'reset-second-factor',
        label: t('Reset two-step verification'),
        icon: 'reload',
        onSelect: () => onChangeAccess('reset-second-factor', staff),
      },
    managesOther && {
      key: access,
      label: is_active ? t('Deactivate') : t('Activate'),
      icon: is_active ? 'logout' : 'check',
      onSelect: () => onChangeAccess(access, staff),
    },
    mayManage && {
      key: 'remove',
      label: t('Remove Staff'),
      icon: 'delete',
      danger: true,
      divider: true,
      onSelect: () => onRemove(staff),
    },
  ];
  return entries.filter((entry) => entry !== false);
}
