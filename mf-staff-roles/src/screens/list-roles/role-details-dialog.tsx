import { formatMoment } from '@suite/contracts/dates';
import type { Role } from '@suite/contracts/staff-roles';
import { Banner, Button, DetailList, Dialog, Icon } from '@suite/ui';
import { Abilities } from '../../components/abilities.tsx';
import { HistoryLink } from '../../components/history-link.tsx';
import { peopleHaveRole } from '../../domain/people-have-role.ts';
import { roleLockOf } from '../../domain/role-lock.ts';
import styles from './list-roles.module.css';

interface RoleDetailsDialogProps {
  open: boolean;
  role: Role;
  onClose: () => void;
  onEdit: () => void;
}

/** The details of a role, and what its holders may see and do. */
export function RoleDetailsDialog({ open, role, onClose, onEdit }: RoleDetailsDialogProps) {
  const lock = roleLockOf(role);
  return (
    <Dialog
      open={open}
      title="Role Details"
      description={role.role_name}
      onClose={onClose}
      footer={
        <>
          <HistoryLink subject_type="role" subject_id={role.id} />
          <Button onClick={onClose}>Close</Button>
          {lock ? null : (
            <Button variant="primary" icon={<Icon name="edit" />} onClick={onEdit}>
              Edit Role
            </Button>
          )}
        </>
      }
    >
      <div className={styles.parts}>
        {lock ? <Banner tone="info">{lock.reason}</Banner> : null}
        <p className={role.role_description ? styles.text : styles.muted}>
          {role.role_description || 'No description provided'}
        </p>
        <DetailList
          items={[
            { label: 'Staff', value: peopleHaveRole(role.staff_count) },
            { label: 'Permissions', value: role.permissions.length },
            { label: 'Created', value: formatMoment(role.created_at) },
            { label: 'Last changed', value: formatMoment(role.updated_at) },
          ]}
        />
        <section aria-labelledby="role-abilities">
          <h3 id="role-abilities" className={styles.heading}>
            What can staff with this role see and do?
          </h3>
          <Abilities permissions={role.permissions} />
        </section>
      </div>
    </Dialog>
  );
}
