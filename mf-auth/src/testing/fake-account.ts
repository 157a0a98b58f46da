import {
  beginSecondFactorEndpoint,
  createRecoveryCodesEndpoint,
  createSecondFactorEndpoint,
  deleteSecondFactorEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  getSecondFactorEndpoint,
  getUserProfileEndpoint,
  deletePasskeyEndpoint,
  listPasskeysEndpoint,
  listSessionsEndpoint,
  logoutEndpoint,
  renamePasskeyEndpoint,
  sendEmailVerificationEndpoint,
  updateUserProfileEndpoint,
  type AccountSession,
  type Passkey,
  type ProfileChange,
  type UserProfile,
} from '@suite/contracts/auth';
import {
  listNotificationPreferencesEndpoint,
  updateNotificationPreferenceEndpoint,
  type NotificationPreference,
} from '@suite/contracts/notifications';
import { refusal, type FakeApi } from '@suite/testing/fake-api';

export const mailedCode = '123456';

const sessions: AccountSession[] = [
  ['7b0f4a8e-0000-4000-8000-000000000001', 'Firefox on Windows', true] as const,
  ['7b0f4a8e-0000-4000-8000-000000000002', 'Safari on iPhone', false] as const,
].map(([id, device, is_current]) => ({
  id,
  device,
  address: '192.0.2.7',
  signed_in_at: '2027-03-01T09:00:00.000Z',
  last_seen_at: '2027-03-05T09:00:00.000Z',
  is_current,
}));

const passkeys: Passkey[] = [
  {
    id: '7b0f4a8e-0000-4000-8000-000000000003',
    passkey_name: 'Work laptop',
    created_at: '2027-02-01T09:00:00.000Z',
    last_used_at: null,
  },
];

export const appCode = '492039';
const appSecret = 'JBSWY3DPEHPK3PXP';
const made = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'];

export function answerAccount(api: FakeApi, user: UserProfile): void {
  let profile = user;
  let open = sessions;
  let preferences: NotificationPreference[] = ['flags', 'staff'].map((kind) => ({
    ...{ kind, in_app: true, daily_mail: false },
  }));
  api
    .on(getUserProfileEndpoint, () => profile)
    .on(listNotificationPreferencesEndpoint, () => ({ preferences, time_zone: 'Europe/Lisbon' }))
    .on(updateNotificationPreferenceEndpoint, ({ url, body }) => {
      const stored = { kind: url.split('/').at(-1) ?? '', ...(body as Omit<NotificationPreference, 'kind'>) };
      preferences = preferences.map((one) => (one.kind === stored.kind ? stored : one));
      return stored;
    })
    .on(updateUserProfileEndpoint, ({ body }) => {
      const { usr_password, verification_code, new_email, ...fields } = body as ProfileChange;
      if (usr_password !== undefined) return { ...profile, step: 'otp' as const };
      if (verification_code !== undefined && verification_code !== mailedCode) {
        throw refusal(400, { message: 'The verification code is wrong' });
      }
      const given = Object.entries({ ...fields, ...(new_email && { usr_email: new_email }) });
      profile = { ...profile, ...Object.fromEntries(given) };
      return { ...profile, step: 'done' as const };
    })
    .on(sendEmailVerificationEndpoint, () => ({}))
    .on(logoutEndpoint, () => ({}))
    .on(listSessionsEndpoint, () => ({ sessions: open }))
    .on(endSessionEndpoint, ({ url }) => {
      open = open.filter(({ id }) => !url.endsWith(id));
      return {};
    })
    .on(endOtherSessionsEndpoint, () => {
      const ended = open.length - 1;
      open = open.filter(({ is_current }) => is_current);
      return { ended };
    });
  answerSecondFactor(api, user.has_second_factor === true);
  answerPasskeys(api);
}

function answerSecondFactor(api: FakeApi, isOn: boolean): void {
  let hasApp = isOn;
  api
    .on(getSecondFactorEndpoint, () => ({
      is_on: hasApp,
      is_required: false,
      created_at: hasApp ? '2027-03-05T12:00:00.000Z' : null,
      recovery_codes_left: hasApp ? made.length : 0,
    }))
    .on(beginSecondFactorEndpoint, () => ({
      uri: `otpauth://totp/Management%20Suite:sam?secret=${appSecret}`,
      secret: appSecret,
    }))
    .on(createSecondFactorEndpoint, ({ body }) => {
      const message = 'This code is not correct.';
      if ((body as { code: string }).code !== appCode) {
        throw refusal(400, { message, errors: [{ field: 'code', message }] });
      }
      hasApp = true;
      return { recovery_codes: made };
    })
    .on(createRecoveryCodesEndpoint, () => ({ recovery_codes: made }))
    .on(deleteSecondFactorEndpoint, () => {
      hasApp = false;
      return {};
    });
}

function answerPasskeys(api: FakeApi): void {
  let keys = passkeys;
  api
    .on(listPasskeysEndpoint, () => ({ passkeys: keys }))
    .on(renamePasskeyEndpoint, ({ url, body }) => {
      keys = keys.map((key) => (url.endsWith(key.id) ? { ...key, ...(body as Partial<Passkey>) } : key));
      const renamed = keys.find(({ id }) => url.endsWith(id));
      if (!renamed) throw refusal(404, { message: 'This passkey was removed already.' });
      return { passkey: renamed };
    })
    .on(deletePasskeyEndpoint, ({ url }) => {
      keys = keys.filter(({ id }) => !url.endsWith(id));
      return {};
    });
}
