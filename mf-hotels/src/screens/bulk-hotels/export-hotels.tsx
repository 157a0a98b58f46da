import type { Hotel } from '@suite/contracts/hotels';
import type { FileFormat } from '@suite/contracts/http';
import { exportFileName, separatorIn, tableFile } from '@suite/csv';
import { currentLanguage } from '@suite/i18n';
import { Button, Icon, saveFile, toast } from '@suite/ui';
import { hotelHeadings, hotelRecord } from '../../domain/hotel-record.ts';
import { t, tn } from '../../languages/catalog.ts';

export function ExportHotels({ chosen }: { chosen: readonly Hotel[] }) {
  const exportAs = async (format: FileFormat) => {
    const table = { name: t('Chosen hotels'), headings: hotelHeadings(), records: chosen.map(hotelRecord) };
    try {
      const file = await tableFile(format, table, separatorIn(currentLanguage()));
      saveFile(exportFileName('hotels', new Date(), format), file);
      toast.success(tn(chosen.length, '{count} hotel exported', '{count} hotels exported'));
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
