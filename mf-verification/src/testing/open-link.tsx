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
  api?: FakeApi;
}

/** Opens `url` with empty storage; `answer` is the server's answer for its link. */
export function openLink(
  answer: Answer,
  { url = `/user-verification/${guestToken}`, user, api = fakeApi() }: OpenLinkOptions = {},
): RenderedScreen & { api: FakeApi } {
  api.on(getUserByTokenEndpoint, answer);
  toast.clear();
  const Screens = remote.createScreens(null);
  return { api, ...renderScreen(<Screens />, { url, ...(user && { user }) }) };
}
