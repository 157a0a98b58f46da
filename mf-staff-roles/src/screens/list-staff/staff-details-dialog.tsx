import type { StaffDetails } from '@suite/contracts/staff-roles';
import { formatDay, formatMoment } from '@suite/i18n/dates';
import { Badge, DetailList, DetailsDialog, EmailAddress } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Abilities } from '../../components/abilities.tsx';
import { HistoryLink } from '../../components/history-link.tsx';
import { fullName } from '../../domain/describe-person.ts';
import { t } from '../../languages/catalog.ts';
import { getStaffQuery } from '../../queries/staff.ts';
import styles from './list-staff.module.css';

interface StaffDetailsDialogProps {
  open: boolean;
  id: number;
  onClose: () => void;
}

export function StaffDetailsDialog({ open, id, onClose }: StaffDetailsDialogProps) {
  const details = useQuery({ ...getStaffQuery(id), enabled: open });
  const staff = details.data;
  return (
    <DetailsDialog
      open={open}
      title={t('Staff Details')}
      description={staff && fullName(staff)}
      details={details}
      loadingText={t('Loading staff details...')}
      notFoundTitle={t('Staff member {id} was not found', { id })}
      actions={<HistoryLink subject_type="user" subject_id={id} />}
      onClose={onClose}
    >
      {(now) => <Details staff={now} />}
    </DetailsDialog>
  );
}

function Details({ staff }: { staff: StaffDetails }) {
  const { is_active, last_login, must_change_password, has_second_factor } = staff;
  return (
    <div className={styles.parts}>
      <DetailList
        items={[
          { label: t('Email'), value: <EmailAddress address={staff.usr_email} /> },
          { label: t('Phone'), value: staff.usr_phone && <bdi dir="ltr">{staff.usr_phone}</bdi> },
          { label: t('Position'), value: staff.position },
          { label: t('Hotel'), value: staff.hotel_name },
          {
            label: t('Status'),
            value: (
              <Badge tone={is_active ? 'success' : 'neutral'}>
                {is_active ? t('Active') : t('Inactive')}
              </Badge>
            ),
          },
          { label: t('Joined'), value: formatDay(staff.staff_joined_at) },
          { label: t('Last login'), value: last_login === null ? t('Never') : formatMoment(last_login) },
          {
            label: t('First access'),
            value: must_change_password ? t('Has yet to choose a password') : t('Done'),
          },
          { label: t('Second factor'), value: has_second_factor ? t('Set up') : t('None') },
        ]}
      />
      <section aria-labelledby="staff-roles">
        <h3 id="staff-roles" className={styles.heading}>
          {t('Roles')}
        </h3>
        <ul className={styles.list}>
          {staff.roles.map(({ id, role_name, role_description }) => (
            <li key={id}>
              <strong>{role_name}</strong>
              <span
                className={styles.dialogMuted}
              >{` ${role_description || t('No description provided')}`}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="staff-abilities">
        <h3 id="staff-abilities" className={styles.heading}>
          {t('What can this person see and do?')}
        </h3>
        <Abilities permissions={staff.permissions} />
      </section>
    </div>
  );
}
