import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getHotelQuery } from './get-hotel.query.ts';
import { listHotelsQuery } from './list-hotels.query.ts';

/**
 * The hotel a screen is about, for those who have none of their own.
 * @param chooses false for people of a hotel; then nothing is asked of the server
 */
export function useHotelChoice(chooses: boolean, hotelId: number | null) {
  const [search, setSearch] = useState('');
  const hotel = useQuery({ ...getHotelQuery(hotelId ?? 0), enabled: chooses && hotelId !== null });
  const isMissing = chooses && (hotelId === null || hotel.error?.status === 404);
  const hotels = useQuery({ ...listHotelsQuery(search), enabled: isMissing });
  // What was searched for ends with the choice.
  if (!isMissing && search !== '') setSearch('');
  return { chooses, hotelId, isMissing, hotel, hotels, search, setSearch };
}
