import { getBookingEndpoint } from '@suite/contracts/bookings';
import { getCalendarEndpoint, moveStayEndpoint } from '@suite/contracts/rooms';
import { endpointQuery, useApiMutation, withIdAndBody } from '@suite/remote-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';
import { invalidateBookingLists } from './booking-lists.ts';
import { usePublishBookingChange } from './bookings.ts';

export function getCalendarQuery(nights: { from: string; to: string; hotelId: number | null }) {
  const { hotelId, ...query } = nights;
  return {
    ...endpointQuery(getCalendarEndpoint, { query: { ...query, ...(hotelId !== null && { hotelId }) } }),
    placeholderData: keepPreviousData,
  };
}

/** Ends when the calendar shows the new state, also after a refusal: the calendar was then an older one. */
export function useMoveStay() {
  const publish = usePublishBookingChange();
  return useApiMutation(withIdAndBody(moveStayEndpoint), (queries) => ({
    onSettled: async (_answer, _failure, { id }) => {
      publish(id);
      invalidateBookingLists(queries);
      void queries.invalidateQueries({ queryKey: [getBookingEndpoint.name, id] });
      await queries.invalidateQueries({ queryKey: [getCalendarEndpoint.name] }, { cancelRefetch: false });
    },
  }));
}
