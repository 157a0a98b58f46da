import type { Role } from '@suite/contracts/staff-roles';
import { formatMoment } from '@suite/i18n/dates';
import { Banner, Button, DetailList, DetailsDialog, Icon } from '@suite/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Abilities } from '../../components/abilities.tsx';
import { HistoryLink } from '../../components/history-link.tsx';
import { roleLockOf } from '../../domain/role-lock.ts';
import { t, tn } from '../../languages/catalog.ts';
import { getRoleQuery } from '../../queries/roles.ts';
import styles from './list-roles.module.css';

interface RoleDetailsDialogProps {
  open: boolean;
  id: number;
  onClose: () => void;
  /** Is undefined until a hotel is chosen. */
  onEdit: ((role: Role) => void) | undefined;
}

export function RoleDetailsDialog({ open, id, onClose, onEdit }: RoleDetailsDialogProps) {
  const details = useQuery({ ...getRoleQuery(useQueryClient(), id), enabled: open });
  const role = details.data;
  return (
    <DetailsDialog
      open={open}
      title={t('Role Details')}
      description={role?.role_name}
      details={details}
      loadingText={t('Loading role details...')}
      notFoundTitle={t('Role {id} was not found', { id })}
      onClose={onClose}
      actions={
        <>
          <HistoryLink subject_type="role" subject_id={id} />
          {role && onEdit && !roleLockOf(role) ? (
            <Button variant="primary" icon={<Icon name="edit" />} onClick={() => onEdit(role)}>
              {t('Edit Role')}
            </Button>
          ) : null}
        </>
      }
    >
      {(now) => <Details role={now} />}
    </DetailsDialog>
  );
}

function Details({ role }: { role: Role }) {
  const lock = roleLockOf(role);
  return (
    <div className={styles.parts}>
      {lock ? <Banner tone="info">{lock.reason}</Banner> : null}
      <p className={role.role_description ? styles.text : styles.muted}>
        {role.role_description || t('No description provided')}
      </p>
      <DetailList
        items={[
          { label: t('Staff'), value: peopleHaveRole(role.staff_count) },
          { label: t('Permissions'), value: role.permissions.length },
          { label: t('Created'), value: formatMoment(role.created_at) },
          { label: t('Last changed'), value: formatMoment(role.updated_at) },
        ]}
      />
      <section aria-labelledby="role-abilities">
        <h3 id="role-abilities" className={styles.heading}>
          {t('What can staff with this role see and do?')}
        </h3>
        <Abilities permissions={role.permissions} />
      </section>
    </div>
  );
}

/** Returns a clause without a full stop, such as `3 people have this role`. */
export function peopleHaveRole(staff_count: number): string {
  if (staff_count === 0) return t('No staff member has this role');
  return tn(staff_count, '1 person has this role', '{count} people have this role');
}
