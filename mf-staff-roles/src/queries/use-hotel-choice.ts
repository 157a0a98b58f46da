import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getHotelQuery } from './get-hotel.query.ts';
import { listHotelsQuery } from './list-hotels.query.ts';

/** Sends no request if `chooses` is false, which is the case for staff of a hotel. */
export function useHotelChoice(chooses: boolean, hotelId: number | null) {
  const [search, setSearch] = useState('');
  const hotel = useQuery({ ...getHotelQuery(hotelId ?? 0), enabled: chooses && hotelId !== null });
  const isMissing = chooses && (hotelId === null || hotel.error?.status === 404);
  const hotels = useQuery({ ...listHotelsQuery(search), enabled: isMissing });
  // The search text is cleared once a hotel is chosen.
  if (!isMissing && search !== '') setSearch('');
  return { chooses, hotelId, isMissing, hotel, hotels, search, setSearch };
}
