import type { Hotel } from '@suite/contracts/hotels';
import { BulkDialog } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import { approveHotels } from './bulk-decisions.ts';

export interface BulkDecisionDialogProps {
  open: boolean;
  /** Each opening needs its own React key, which resets the form. */
  hotels: readonly Hotel[];
  onClose: () => void;
  onFinished: () => void;
  onDone: (settled: readonly Hotel[]) => void;
}

export function nameOfHotel({ id, hotel_name, hotel_city }: Hotel) {
  return { key: id, name: hotel_name, detail: hotel_city };
}

export function ApproveHotelsDialog({ hotels, ...dialog }: BulkDecisionDialogProps) {
  return (
    <BulkDialog
      {...dialog}
      action={approveHotels()}
      items={hotels}
      label={t('Chosen hotels')}
      nameOf={nameOfHotel}
    />
  );
}
