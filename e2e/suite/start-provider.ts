import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';

export interface SignInProvider {
  issuer: string;
  client_id: string;
  client_secret: string;
  close(): Promise<void>;
}

/**
 * Starts a provider that accepts any password.
 * @param suiteUrl
 * @param hotel the hotel's number
 * @param claims claims by login
 */
export async function startProvider(
  suiteUrl: string,
  hotel: string,
  claims: (login: string) => Omit<AccountClaims, 'sub'>,
): Promise<SignInProvider> {
  const client = { client_id: 'suite', client_secret: 'a-secret-of-the-client' };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [`${suiteUrl}/single-sign-on/${hotel}`],
        post_logout_redirect_uris: [`${suiteUrl}/login`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...claims(accountId) }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client: known, session } = oidc;
      if (!known || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: known.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['a-key-of-the-provider'] },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { issuer, ...client, close };
}
