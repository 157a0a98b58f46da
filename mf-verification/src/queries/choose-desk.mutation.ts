import type { GuestPerson } from '@suite/contracts/bookings';
import { chooseDeskEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

/** Stores that a guest would rather show their ID at the desk, and has the booking say so. */
export function useChooseDesk(token: string) {
  const queries = useQueryClient();
  return useMutation<Pick<VerificationBooking, 'desk_choices'>, Error, GuestPerson>({
    mutationFn: async (user_type) =>
      (await callAsGuest(token, chooseDeskEndpoint, { body: { user_type } })).result,
    onSuccess: ({ desk_choices }) =>
      queries.setQueryData<VerificationBooking>(
        bookingOfLink(token).queryKey,
        (booking) => booking && { ...booking, desk_choices },
      ),
    networkMode: 'always',
  });
}
