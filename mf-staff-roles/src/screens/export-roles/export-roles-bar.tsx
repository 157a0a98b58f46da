import type { Role } from '@suite/contracts/staff-roles';
import { csvFile, exportFileName } from '@suite/csv';
import { Button, Icon, saveFile, SelectionBar, toast, type Selection } from '@suite/ui';
import { roleHeadings, roleRecord } from '../../domain/role-record.ts';
import { t, tn } from '../../languages/catalog.ts';

export function ExportRolesBar({ selection: { chosen, clear } }: { selection: Selection<Role> }) {
  const exportChosen = () => {
    saveFile(exportFileName('roles', new Date()), csvFile(roleHeadings(), chosen.map(roleRecord)));
    toast.success(tn(chosen.length, '{count} exported', '{count} exported'));
  };
  return (
    <SelectionBar label={t('Chosen roles')} count={chosen.length} onClear={clear}>
      <Button size="small" icon={<Icon name="download" />} onClick={exportChosen}>
        {t('Export Selected')}
      </Button>
    </SelectionBar>
  );
}
