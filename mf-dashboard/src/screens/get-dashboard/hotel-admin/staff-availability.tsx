import type { HotelAdminDashboard } from '@suite/contracts/dashboard';
import { translateMessage } from '@suite/i18n';
import { Can } from '@suite/session';
import { Button, Panel, ProgressBar } from '@suite/ui';
import { useState } from 'react';
import styles from '../../../components/dashboard.module.css';
import { t } from '../../../languages/catalog.ts';
import { DutyDialog } from './duty-dialog.tsx';

export function StaffAvailability({
  departments,
}: {
  departments: HotelAdminDashboard['staffAvailability'];
}) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={t('Staff Availability')}
      actions={
        <Can anyOf={['manage_hotel']}>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('Set Duty')}
          </Button>
        </Can>
      }
    >
      <ul className={styles.rows}>
        {departments.map(({ department, available, total }) => (
          <li key={department} className={styles.stack}>
            <span className={styles.ends}>
              <span>{translateMessage(department)}</span>
              <span className={styles.muted}>{t('{available} of {total}', { available, total })}</span>
            </span>
            <ProgressBar label={translateMessage(department)} value={available} total={total} />
          </li>
        ))}
      </ul>
      {open ? <DutyDialog onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
