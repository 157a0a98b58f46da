import {
  sendVerificationEmailEndpoint,
  accompanyGuestEndpoint,
  undoAccompanyEndpoint,
} from '@suite/contracts/verification';
import type { BodyOf } from '@suite/contracts/http';
import { callAsGuest, useGuestMutation } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export const useAccompanyGuest = (token: string) =>
  useGuestMutation(
    (guest_id: number) => callAsGuest(token, accompanyGuestEndpoint, { body: { guest_id } }),
    (queries) => ({ onSuccess: () => queries.invalidateQueries(bookingOfLink(token)) }),
  );

export const useUndoAccompany = (token: string) =>
  useGuestMutation(
    (guest_id: number) => callAsGuest(token, undoAccompanyEndpoint, { body: { guest_id } }),
    (queries) => ({ onSettled: () => queries.invalidateQueries(bookingOfLink(token)) }),
  );

export const useSendVerificationEmail = (token: string) =>
  useGuestMutation((body: BodyOf<typeof sendVerificationEmailEndpoint>) =>
    callAsGuest(token, sendVerificationEmailEndpoint, { body }),
  );
