import type { Hotel } from '@suite/contracts/hotels';
import type { Outcome } from '../hotel-details/hotel-messages.tsx';

export interface DecisionDialogProps {
  hotel: Hotel;
  open: boolean;
  onClose: () => void;
  /** Runs after success and after failure. */
  onDecided: (outcome: Outcome) => void;
}
