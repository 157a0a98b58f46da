import type { Hotel } from '@suite/contracts/hotels';
import { useState } from 'react';

/** The hotel and the action are kept while the dialog closes. */
export interface ChosenHotel {
  action: 'approve' | 'reject';
  hotel: Hotel;
  open: boolean;
}

export type ChooseHotel = (action: ChosenHotel['action'], hotel: Hotel) => void;

export function useChosenHotel() {
  const [chosen, setChosen] = useState<ChosenHotel | null>(null);
  return {
    chosen,
    choose: ((action, hotel) => setChosen({ action, hotel, open: true })) satisfies ChooseHotel,
    close: () => setChosen((last) => last && { ...last, open: false }),
  };
}
