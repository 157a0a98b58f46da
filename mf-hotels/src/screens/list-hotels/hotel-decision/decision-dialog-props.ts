import type { Hotel } from '@suite/contracts/hotels';
import type { Outcome } from '../hotel-details/hotel-messages.tsx';

/** Props of a dialog that decides about a hotel. */
export interface DecisionDialogProps {
  hotel: Hotel;
  open: boolean;
  onClose: () => void;
  /** Called with the server's answer, whichever it was. */
  onDecided: (outcome: Outcome) => void;
}
