import {
  deleteVerificationDataEndpoint,
  rateStayEndpoint,
  storeGuestFactsEndpoint,
  type RatingPayload,
} from '@suite/contracts/verification';
import type { GuestFacts } from '@suite/contracts/bookings';
import type { QueryClient } from '@tanstack/react-query';
import { callAsGuest, useGuestMutation } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

const reloadsBooking = (token: string) => (queries: QueryClient) => ({
  onSuccess: () => queries.invalidateQueries(bookingOfLink(token)),
});

export const useRateStay = (token: string) =>
  useGuestMutation(
    (body: RatingPayload) => callAsGuest(token, rateStayEndpoint, { body }),
    reloadsBooking(token),
  );

export const useStoreGuestFacts = (token: string) =>
  useGuestMutation(
    (body: GuestFacts) => callAsGuest(token, storeGuestFactsEndpoint, { body }),
    reloadsBooking(token),
  );

export const useDeleteVerificationData = (token: string) =>
  useGuestMutation(() => callAsGuest(token, deleteVerificationDataEndpoint, {}), reloadsBooking(token));
