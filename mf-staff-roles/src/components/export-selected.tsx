import type { FileFormat } from '@suite/contracts/http';
import { exportFileName, separatorIn, tableFile, type Table } from '@suite/csv';
import { currentLanguage } from '@suite/i18n';
import { Button, Icon, saveFile, toast } from '@suite/ui';
import { t, tn } from '../languages/catalog.ts';

interface ExportSelectedProps {
  subject: 'staff' | 'roles';
  table: () => Table;
}

export function ExportSelected({ subject, table }: ExportSelectedProps) {
  const exportAs = async (format: FileFormat) => {
    const chosen = table();
    try {
      const file = await tableFile(format, chosen, separatorIn(currentLanguage()));
      saveFile(exportFileName(subject, new Date(), format), file);
      toast.success(tn(chosen.records.length, '{count} exported', '{count} exported'));
    } catch {
      toast.error(t('The Excel file could not be made. Please try again.'));
    }
  };
  return (
    <>
      <Button size="small" icon={<Icon name="download" />} onClick={() => void exportAs('csv')}>
        {t('Export Selected')}
      </Button>
      <Button
        size="small"
        aria-label={t('Export Selected as Excel file')}
        onClick={() => void exportAs('xlsx')}
      >
        {t('Excel')}
      </Button>
    </>
  );
}
