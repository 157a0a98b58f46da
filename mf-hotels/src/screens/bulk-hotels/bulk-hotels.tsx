import type { Hotel } from '@suite/contracts/hotels';
import { csvFile, exportFileName } from '@suite/csv';
import { Button, Icon, saveFile, SelectionBar, toast, useDialog, type Selection } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { hotelHeadings, hotelRecord } from '../../domain/hotel-record.ts';
import { t, tn } from '../../languages/catalog.ts';
import { reloadRows } from '../../queries/hotels.ts';
import { ApproveHotelsDialog } from './approve-hotels-dialog.tsx';
import type { BulkDecision } from './bulk-decisions.ts';
import { RejectHotelsDialog } from './reject-hotels-dialog.tsx';

export function BulkHotels({ selection }: { selection: Selection<Hotel> }) {
  const { chosen, clear, table } = selection;
  const queries = useQueryClient();
  const bulk = useDialog<BulkDecision, readonly Hotel[]>('approve');
  const dialog = {
    open: bulk.open,
    hotels: bulk.thing ?? [],
    onClose: bulk.close,
    onFinished: () => void reloadRows(queries),
    onDone: (settled: readonly Hotel[]) => table.onChoose(settled, false),
  };
  const exportChosen = () => {
    saveFile(exportFileName('hotels', new Date()), csvFile(hotelHeadings(), chosen.map(hotelRecord)));
    toast.success(tn(chosen.length, '{count} hotel exported', '{count} hotels exported'));
  };
  return (
    <>
      <SelectionBar label={t('Chosen hotels')} count={chosen.length} onClear={clear}>
        <Button size="small" icon={<Icon name="check" />} onClick={() => bulk.show('approve', chosen)}>
          {t('Approve Selected')}
        </Button>
        <Button size="small" icon={<Icon name="close" />} onClick={() => bulk.show('reject', chosen)}>
          {t('Reject Selected')}
        </Button>
        <Button size="small" icon={<Icon name="download" />} onClick={exportChosen}>
          {t('Export Selected')}
        </Button>
      </SelectionBar>
      {bulk.thing && bulk.kind === 'approve' ? <ApproveHotelsDialog key={bulk.opening} {...dialog} /> : null}
      {bulk.thing && bulk.kind === 'reject' ? <RejectHotelsDialog key={bulk.opening} {...dialog} /> : null}
    </>
  );
}
