import type { Role } from '@suite/contracts/staff-roles';
import { csvFile, exportFileName, separatorIn } from '@suite/csv';
import { currentLanguage } from '@suite/i18n';
import { Button, Icon, saveFile, SelectionBar, toast, type Selection } from '@suite/ui';
import { t, tn } from '../../languages/catalog.ts';

export function ExportRolesBar({ selection: { chosen, clear } }: { selection: Selection<Role> }) {
  const exportChosen = () => {
    const file = csvFile(roleHeadings(), chosen.map(roleRecord), separatorIn(currentLanguage()));
    saveFile(exportFileName('roles', new Date()), file);
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

const columns: readonly [title: () => string, cellOf: (role: Role) => string | number][] = [
  [() => t('ID'), ({ id }) => id],
  [() => t('Role'), ({ role_name }) => role_name],
  [() => t('Description'), ({ role_description }) => role_description ?? ''],
  [() => t('Permissions'), ({ permissions }) => permissions.map((one) => one.permission_name).join(', ')],
  [() => t('Staff'), ({ staff_count }) => staff_count],
  [() => t('Created At'), ({ created_at }) => created_at],
];

export const roleHeadings = () => columns.map(([title]) => title());

export const roleRecord = (role: Role) => columns.map(([, cellOf]) => cellOf(role));
