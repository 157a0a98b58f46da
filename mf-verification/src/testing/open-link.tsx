import { getUserByTokenEndpoint, type UserProfile, type VerificationBooking } from '@suite/contracts';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import remote from '../remote.tsx';
import { guestToken } from './guest-booking.ts';

type Answer = () => VerificationBooking | Promise<VerificationBooking>;

/**
 * Opens an address of this remote, `/user-verification/…` of the known token unless `url` says otherwise; `answer` is what
 * the server says of its link.
 */
export function openLink(
  answer: Answer,
  { url = `/user-verification/${guestToken}`, user }: { url?: string; user?: UserProfile } = {},
): RenderedScreen & { api: FakeApi } {
  const api = fakeApi().on(getUserByTokenEndpoint, answer);
  const Screens = remote.createScreens(null);
  return { api, ...renderScreen(<Screens />, { url, ...(user && { user }) }) };
}
