import type { UserProfile } from '@suite/contracts/auth';
import { getUserByTokenEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { toast } from '../components/feedback/toast.ts';
import remote from '../remote.tsx';
import { guestToken } from './guest-booking.ts';

type Answer = () => VerificationBooking | Promise<VerificationBooking>;

interface OpenLinkOptions {
  url?: string;
  user?: UserProfile;
  /** What answers the other calls. */
  api?: FakeApi;
}

/**
 * Opens an address of this remote, `/user-verification/…` of the known token unless `url` says otherwise; `answer` is what
 * the server says of its link. Nothing is remembered from before.
 */
export function openLink(
  answer: Answer,
  { url = `/user-verification/${guestToken}`, user, api = fakeApi() }: OpenLinkOptions = {},
): RenderedScreen & { api: FakeApi } {
  api.on(getUserByTokenEndpoint, answer);
  toast.clear();
  const Screens = remote.createScreens(null);
  return { api, ...renderScreen(<Screens />, { url, ...(user && { user }) }) };
}
