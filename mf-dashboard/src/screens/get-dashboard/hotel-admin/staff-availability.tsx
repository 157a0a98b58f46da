import type { HotelAdminDashboard } from '@suite/contracts/dashboard';
import { Can } from '@suite/session';
import { Button, Panel, ProgressBar } from '@suite/ui';
import { useState } from 'react';
import styles from '../../../components/dashboard.module.css';
import { DutyDialog } from './duty-dialog.tsx';

/** Staff on duty and all staff of each department. */
export function StaffAvailability({
  departments,
}: {
  departments: HotelAdminDashboard['staffAvailability'];
}) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title="Staff Availability"
      actions={
        <Can anyOf={['manage_hotel']}>
          <Button size="small" onClick={() => setOpen(true)}>
            Set Duty
          </Button>
        </Can>
      }
    >
      <ul className={styles.rows}>
        {departments.map(({ department, available, total }) => (
          <li key={department} className={styles.stack}>
            <span className={styles.ends}>
              <span>{department}</span>
              <span className={styles.muted}>{`${available} of ${total}`}</span>
            </span>
            <ProgressBar label={department} value={available} total={total} />
          </li>
        ))}
      </ul>
      {open ? <DutyDialog onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
