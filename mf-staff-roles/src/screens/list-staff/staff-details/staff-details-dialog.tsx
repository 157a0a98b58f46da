import { formatDay, formatMoment } from '@suite/contracts/dates';
import type { StaffDetails } from '@suite/contracts/staff-roles';
import { Badge, DetailList, DetailsDialog, EmailAddress } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Abilities } from '../../../components/abilities.tsx';
import { HistoryLink } from '../../../components/history-link.tsx';
import { fullName } from '../../../domain/describe-person.ts';
import { getStaffQuery } from '../../../queries/get-staff.query.ts';
import styles from '../staff-dialogs.module.css';

interface StaffDetailsDialogProps {
  open: boolean;
  id: number;
  onClose: () => void;
}

/** All there is about a colleague, and what they may see and do. */
export function StaffDetailsDialog({ open, id, onClose }: StaffDetailsDialogProps) {
  const details = useQuery({ ...getStaffQuery(id), enabled: open });
  const staff = details.data;
  return (
    <DetailsDialog
      open={open}
      title="Staff Details"
      description={staff && fullName(staff)}
      details={details}
      loadingText="Loading staff details..."
      notFoundTitle={`Staff member ${id} was not found`}
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
          { label: 'Email', value: <EmailAddress address={staff.usr_email} /> },
          { label: 'Phone', value: staff.usr_phone },
          { label: 'Position', value: staff.position },
          { label: 'Hotel', value: staff.hotel_name },
          {
            label: 'Status',
            value: (
              <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? 'Active' : 'Inactive'}</Badge>
            ),
          },
          { label: 'Joined', value: formatDay(staff.staff_joined_at) },
          { label: 'Last login', value: last_login === null ? 'Never' : formatMoment(last_login) },
          {
            label: 'First access',
            value: must_change_password ? 'Has yet to choose a password' : 'Done',
          },
          { label: 'Second factor', value: has_second_factor ? 'Set up' : 'None' },
        ]}
      />
      <section aria-labelledby="staff-roles">
        <h3 id="staff-roles" className={styles.heading}>
          Roles
        </h3>
        <ul className={styles.list}>
          {staff.roles.map(({ id, role_name, role_description }) => (
            <li key={id}>
              <strong>{role_name}</strong>
              <span className={styles.muted}>{` ${role_description || 'No description provided'}`}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="staff-abilities">
        <h3 id="staff-abilities" className={styles.heading}>
          What can this person see and do?
        </h3>
        <Abilities permissions={staff.permissions} />
      </section>
    </div>
  );
}
