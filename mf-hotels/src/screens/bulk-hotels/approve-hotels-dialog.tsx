import type { Hotel } from '@suite/contracts/hotels';
import { BulkDialog } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import { approveHotels } from './bulk-decisions.ts';

/** Props of a dialog that decides about many hotels. */
export interface BulkDecisionDialogProps {
  open: boolean;
  /** Each opening needs its own key. */
  hotels: readonly Hotel[];
  onClose: () => void;
  /** The lists are to be read anew. */
  onFinished: () => void;
  /** Something was done to the hotels. */
  onDone: () => void;
}

/** How a hotel is named in the list of a decision about many. */
export function nameOfHotel({ id, hotel_name, hotel_city }: Hotel) {
  return { key: id, name: hotel_name, detail: hotel_city };
}

/** Approves the chosen hotels one by one. */
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
