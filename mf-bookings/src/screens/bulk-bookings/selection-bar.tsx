import { mayManageBooking } from '@suite/contracts/permissions';
import { Can } from '@suite/session';
import { Button, Icon } from '@suite/ui';
import type { BulkKind } from './bulk-kinds.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  /** Undefined for those who may not export. */
  onExport: (() => void) | undefined;
  exporting: boolean;
  onBulk: (kind: BulkKind) => void;
  onClear: () => void;
}

/** What can be done to the chosen bookings. */
export function SelectionBar({ count, onExport, exporting, onBulk, onClear }: SelectionBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label="Chosen bookings">
      <p className={styles.count} role="status">
        {`${count} selected`}
      </p>
      <Can anyOf={mayManageBooking}>
        <Button size="small" icon={<Icon name="mail" />} onClick={() => onBulk('send')}>
          Send Verification
        </Button>
      </Can>
      {onExport ? (
        <Button
          size="small"
          icon={<Icon name="download" />}
          busy={exporting}
          busyLabel="Exporting..."
          onClick={onExport}
        >
          Export Selected
        </Button>
      ) : null}
      <Can anyOf={mayManageBooking}>
        <Button size="small" icon={<Icon name="delete" />} onClick={() => onBulk('delete')}>
          Delete
        </Button>
      </Can>
      <Button size="small" variant="text" onClick={onClear}>
        Clear Selection
      </Button>
    </div>
  );
}
