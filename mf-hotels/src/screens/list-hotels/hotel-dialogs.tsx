import type { Hotel } from '@suite/contracts/hotels';
import type { RecordLink } from '@suite/remote-kit';
import { useState } from 'react';
import { ApproveHotelDialog } from './hotel-decision/approve-hotel-dialog.tsx';
import { GetHotelDialog } from './hotel-details/get-hotel-dialog.tsx';
import type { Outcome } from './hotel-details/hotel-messages.tsx';
import { RejectHotelDialog } from './hotel-decision/reject-hotel-dialog.tsx';
import type { ChosenHotel } from './use-chosen-hotel.ts';

interface HotelDialogsProps {
  record: RecordLink;
  hotels: readonly Hotel[] | undefined;
  chosen: ChosenHotel | null;
  onClose: () => void;
  onDecided: (outcome: Outcome) => void;
}

/** Keeps the typed reason of each hotel until its dialog opens again. */
export function HotelDialogs({ record, hotels, chosen, onClose, onDecided }: HotelDialogsProps) {
  const [reasons, setReasons] = useState<Readonly<Record<number, string>>>({});
  const decision = {
    open: chosen?.open === true,
    onClose,
    onDecided,
  };
  const hotel = chosen?.hotel;
  return (
    <>
      {hotel && chosen.action === 'approve' ? <ApproveHotelDialog {...decision} hotel={hotel} /> : null}
      {hotel && chosen.action === 'reject' ? (
        <RejectHotelDialog
          {...decision}
          hotel={hotel}
          reason={reasons[hotel.id] ?? ''}
          onReasonChange={(reason) => setReasons({ ...reasons, [hotel.id]: reason })}
        />
      ) : null}
      {record.id === null ? null : (
        <GetHotelDialog
          id={record.id}
          listed={hotels?.find(({ id }) => id === record.id)}
          open={record.isOpen}
          onClose={record.close}
        />
      )}
    </>
  );
}
