import { formatDay } from '@suite/contracts/dates';
import type { Role } from '@suite/contracts/staff-roles';
import { ActionMenu, type ActionMenuItem, type DataColumn } from '@suite/ui';
import { roleLockOf } from '../../domain/role-lock.ts';
import styles from './list-roles.module.css';

/** Opens a dialog about a role. */
type ShowRole = (kind: 'edit' | 'delete', role: Role) => void;

export function roleColumns(onShow: ShowRole, onView: (role: Role) => void): DataColumn<Role>[] {
  return [
    {
      key: 'name',
      title: 'Role Name',
      sortBy: 'role_name',
      render: (role) => {
        const lock = roleLockOf(role);
        return (
          <div className={styles.lines}>
            <span className={styles.strong}>{role.role_name}</span>
            {lock ? <span className={styles.note}>{`Locked: ${lock.note}`}</span> : null}
          </div>
        );
      },
    },
    {
      key: 'description',
      title: 'Description',
      sortBy: 'role_description',
      minWidth: '12rem',
      wide: true,
      render: ({ role_description }) => (
        <span className={role_description ? styles.text : styles.muted}>
          {role_description || 'No description provided'}
        </span>
      ),
    },
    {
      key: 'permissions',
      title: 'Permissions',
      sortBy: 'permissions',
      render: ({ permissions }) => permissions.length,
    },
    {
      key: 'created',
      title: 'Created',
      sortBy: 'created_at',
      render: ({ created_at }) => <span className={styles.date}>{formatDay(created_at)}</span>,
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      pinned: true,
      corner: true,
      render: (role) => (
        <ActionMenu label={`Actions for ${role.role_name}`} items={actionsFor(role, onShow, onView)} />
      ),
    },
  ];
}

function actionsFor(role: Role, onShow: ShowRole, onView: (role: Role) => void): ActionMenuItem[] {
  const disabled = roleLockOf(role) !== undefined;
  return [
    { key: 'view', label: 'View Details', icon: 'view', onSelect: () => onView(role) },
    { key: 'edit', label: 'Edit Role', icon: 'edit', disabled, onSelect: () => onShow('edit', role) },
    {
      key: 'delete',
      label: 'Delete Role',
      icon: 'delete',
      danger: true,
      divider: true,
      disabled,
      onSelect: () => onShow('delete', role),
    },
  ];
}
