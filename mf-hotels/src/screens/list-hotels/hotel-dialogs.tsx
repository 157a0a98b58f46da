import { useState } from 'react';
import { ApproveHotelDialog } from './hotel-decision/approve-hotel-dialog.tsx';
import { GetHotelDialog } from './hotel-details/get-hotel-dialog.tsx';
import type { Outcome } from './hotel-details/hotel-messages.tsx';
import { RejectHotelDialog } from './hotel-decision/reject-hotel-dialog.tsx';
import type { ChosenHotel } from './use-chosen-hotel.ts';

interface HotelDialogsProps {
  chosen: ChosenHotel | null;
  onClose: () => void;
  onDecided: (outcome: Outcome) => void;
}

/** The dialog of what was chosen. A reason that was typed is there again when its hotel is taken up again. */
export function HotelDialogs({ chosen, onClose, onDecided }: HotelDialogsProps) {
  const [reasons, setReasons] = useState<Readonly<Record<number, string>>>({});
  if (!chosen) return null;
  const { hotel, action, open } = chosen;
  const isOpen = (one: ChosenHotel['action']) => open && action === one;
  return (
    <>
      <ApproveHotelDialog open={isOpen('approve')} hotel={hotel} onClose={onClose} onDecided={onDecided} />
      <RejectHotelDialog
        open={isOpen('reject')}
        hotel={hotel}
        reason={reasons[hotel.id] ?? ''}
        onReasonChange={(reason) => setReasons({ ...reasons, [hotel.id]: reason })}
        onClose={onClose}
        onDecided={onDecided}
      />
      <GetHotelDialog open={isOpen('view')} hotel={hotel} onClose={onClose} />
    </>
  );
}
