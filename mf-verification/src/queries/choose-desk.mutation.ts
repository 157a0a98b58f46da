import type { GuestPerson } from '@suite/contracts/bookings';
import { chooseDeskEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { callAsGuest, useGuestMutation } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export const useChooseDesk = (token: string) =>
  useGuestMutation(
    async (user_type: GuestPerson) =>
      (await callAsGuest(token, chooseDeskEndpoint, { body: { user_type } })).result,
    (queries) => ({
      onSuccess: ({ desk_choices }) =>
        queries.setQueryData<VerificationBooking>(
          bookingOfLink(token).queryKey,
          (booking) => booking && { ...booking, desk_choices },
        ),
    }),
  );
