import {
  createApiTokenEndpoint,
  listApiTokensEndpoint,
  revokeApiTokenEndpoint,
  type ApiToken,
  type CreateApiTokenPayload,
} from '@suite/contracts/integrations';
import { refusal, type FakeApi } from '@suite/testing/fake-api';

export const channelManager: ApiToken = {
  id: 1,
  name: 'Channel manager',
  scopes: ['bookings:read', 'bookings:write'],
  prefix: 'suite_7_Zk3v0c',
  state: 'live',
  created_by: 'Ana Reis',
  created_at: '2027-03-05T10:00:00.000Z',
  expires_at: '2027-06-05T00:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
};

export function answerApiTokens(api: FakeApi, stored: { tokens: ApiToken[] }): void {
  api
    .on(listApiTokensEndpoint, () => ({ tokens: stored.tokens }))
    .on(createApiTokenEndpoint, ({ body }) => {
      const { name, scopes } = body as CreateApiTokenPayload;
      const message = `There is an API token named ${name} already.`;
      if (stored.tokens.some((one) => one.name === name)) {
        throw refusal(409, { message, errorType: 'CONFLICT', errors: [{ field: 'name', message }] });
      }
      const token = { ...channelManager, id: stored.tokens.length + 1, name, scopes };
      stored.tokens = [token, ...stored.tokens];
      return { token, secret: 'suite_7_Zk3v0cPq7m1TtJ8yQhN5aR2sXwLbD9eU6gFiKoVnC4A' };
    })
    .on(revokeApiTokenEndpoint, ({ url }) => {
      stored.tokens = stored.tokens.map((token) =>
        url.endsWith(`/${token.id}`) ? { ...token, state: 'revoked' } : token,
      );
      return {};
    });
}
