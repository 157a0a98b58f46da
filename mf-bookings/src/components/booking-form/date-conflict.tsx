import { useCan } from '@suite/session';
import { Banner, Button } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import styles from './booking-form.module.css';

const mayOverlap = ['manage_hotel'] as const;

interface DateConflictProps {
  busy: boolean;
  label: string;
  onConfirm: () => void;
}

export function DateConflict({ busy, label, onConfirm }: DateConflictProps) {
  const mayCreateAnyway = useCan(mayOverlap);
  return (
    <Banner tone="warning" title={t('Already booked for these dates')}>
      {mayCreateAnyway ? (
        <div className={styles.conflict}>
          <p>{t('Choose other dates, or keep both bookings.')}</p>
          <Button size="small" disabled={busy} onClick={onConfirm}>
            {label}
          </Button>
        </div>
      ) : (
        <p>{t('Choose other dates. A user who manages the hotel can keep both bookings.')}</p>
      )}
    </Banner>
  );
}
