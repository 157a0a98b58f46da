import { getHotelEndpoint, listHotelsEndpoint } from '@suite/contracts/hotels';
import { endpointQuery } from '@suite/remote-kit/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const getHotelQuery = (id: number) => endpointQuery(getHotelEndpoint, { params: { id } });

const approvedHotelsQuery = (search: string) => ({
  ...endpointQuery(listHotelsEndpoint, { query: { page: 1, limit: 10, status: 'approved', search } }),
  placeholderData: keepPreviousData,
});

/** Sends no request if `chooses` is false, which is the case for staff of a hotel. */
export function useHotelChoice(chooses: boolean, hotelId: number | null) {
  const [search, setSearch] = useState('');
  const hotel = useQuery({ ...getHotelQuery(hotelId ?? 0), enabled: chooses && hotelId !== null });
  const isMissing = chooses && (hotelId === null || hotel.error?.status === 404);
  const hotels = useQuery({ ...approvedHotelsQuery(search), enabled: isMissing });
  // The search text is cleared once a hotel is chosen.
  if (!isMissing && search !== '') setSearch('');
  return { chooses, hotelId, isMissing, hotel, hotels, search, setSearch };
}
