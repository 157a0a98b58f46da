import type { UserProfile } from '@suite/contracts/auth';
import {
  getSingleSignOnEndpoint,
  testSingleSignOnEndpoint,
  updateSingleSignOnEndpoint,
  type SignInProvider,
  type SingleSignOn,
} from '@suite/contracts/single-sign-on';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { SingleSignOnScreen } from '../screens/single-sign-on/single-sign-on.screen.tsx';
import { answerStaff } from './fake-staff.ts';

export const someProvider = (fields: Partial<SignInProvider> = {}): SignInProvider => ({
  provider_name: 'Seaview ID',
  issuer: 'https://login.seaview.test',
  client_id: 'suite',
  allowed_domains: ['seaview.test'],
  default_role_id: 2,
  role_claim: null,
  role_mappings: [],
  is_enabled: true,
  is_required: false,
  updated_at: '2027-01-01T09:00:00.000Z',
  ...fields,
});

const someSettings = (fields: Partial<SingleSignOn> = {}): SingleSignOn => ({
  provider: someProvider(),
  redirect_uri: 'https://suite.test/single-sign-on/7',
  logout_uri: 'https://suite.test/login',
  sign_in_address: 'https://suite.test/login?hotel=7',
  can_be_required: true,
  roles: [
    { id: 1, role_name: 'Hotel Admin' },
    { id: 2, role_name: 'Staff' },
  ],
  ...fields,
});

interface OpenOptions {
  settings?: Partial<SingleSignOn>;
  user?: UserProfile;
  url?: string;
}

export function openSingleSignOn({
  settings,
  user = userProfileFactory.hotelAdmin().build(),
  url = '/sign-in-settings',
}: OpenOptions = {}): RenderedScreen & { api: FakeApi } {
  const stored = someSettings(settings);
  const api = fakeApi();
  toast.clear();
  answerStaff(api);
  api
    .on(getSingleSignOnEndpoint, () => stored)
    .on(testSingleSignOnEndpoint, () => ({ found: ['The provider was found.', 'It knows the client ID.'] }))
    .on(
      updateSingleSignOnEndpoint,
      ({ body }) => {
        const { client_secret: _secret, ...fields } = body as Partial<SignInProvider> & {
          client_secret?: string;
        };
        return { ...stored, provider: someProvider({ ...fields, updated_at: '2027-01-02T09:00:00.000Z' }) };
      },
      'Single sign-on saved successfully!',
    );
  return { api, ...renderScreen(<SingleSignOnScreen />, { user, url }) };
}
