import type { GuestPerson } from '@suite/contracts/bookings';
import { chooseDeskEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export function useChooseDesk(token: string) {
  const queries = useQueryClient();
  return useMutation<Pick<VerificationBooking, 'desk_choices'>, Error, GuestPerson>({
    mutationFn: async (person) =>
      (await callAsGuest(token, chooseDeskEndpoint, { body: { user_type: person } })).result,
    onSuccess: ({ desk_choices }) =>
      queries.setQueryData<VerificationBooking>(
        bookingOfLink(token).queryKey,
        (booking) => booking && { ...booking, desk_choices },
      ),
    networkMode: 'always',
  });
}
