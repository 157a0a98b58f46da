import type { Staff } from '@suite/contracts/staff-roles';
import { csvFile, exportFileName } from '@suite/csv';
import { useSession } from '@suite/session';
import {
  BulkDialog,
  Button,
  Icon,
  saveFile,
  SelectionBar,
  toast,
  useDialog,
  type Selection,
} from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fullName } from '../../domain/describe-person.ts';
import { staffHeadings, staffRecord } from '../../domain/staff-record.ts';
import { t, tn } from '../../languages/catalog.ts';
import { invalidateStaff } from '../../queries/invalidate-staff.ts';
import { deactivateMany } from './deactivate-many.ts';

export function BulkStaff({ selection }: { selection: Selection<Staff> }) {
  const { chosen, clear, table } = selection;
  const { user } = useSession();
  const queries = useQueryClient();
  const bulk = useDialog<'deactivate', readonly Staff[]>('deactivate');
  const exportChosen = () => {
    saveFile(exportFileName('staff', new Date()), csvFile(staffHeadings(), chosen.map(staffRecord)));
    toast.success(tn(chosen.length, '{count} exported', '{count} exported'));
  };
  return (
    <>
      <SelectionBar label={t('Chosen staff')} count={chosen.length} onClear={clear}>
        <Button size="small" icon={<Icon name="logout" />} onClick={() => bulk.show('deactivate', chosen)}>
          {t('Deactivate Selected')}
        </Button>
        <Button size="small" icon={<Icon name="download" />} onClick={exportChosen}>
          {t('Export Selected')}
        </Button>
      </SelectionBar>
      {bulk.thing ? (
        <BulkDialog
          key={bulk.opening}
          open={bulk.open}
          action={deactivateMany(user?.user_id)}
          items={bulk.thing}
          label={t('Chosen staff')}
          nameOf={(staff) => ({ key: staff.user_id, name: fullName(staff), detail: staff.usr_email })}
          onClose={bulk.close}
          onFinished={() => invalidateStaff(queries)}
          onDone={(settled) => table.onChoose(settled, false)}
        />
      ) : null}
    </>
  );
}
