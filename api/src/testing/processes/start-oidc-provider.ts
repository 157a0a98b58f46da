import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export interface Person {
  email?: string;
  email_verified?: unknown;
  given_name?: string;
  family_name?: string;
  groups?: string[];
}

/** Changes an answer as an attacker or a broken provider would. */
export type Tamper = (path: string, body: string) => string | Promise<string>;

export interface OidcProvider {
  issuer: string;
  people: Map<string, Person>;
  /** The provider refuses while this is undefined. */
  signedIn: string | undefined;
  tamper: Tamper | undefined;
  privateKey: KeyObject;
  calls: string[];
  close(): Promise<void>;
}

export const clientId = 'suite';
export const clientSecret = 'a-secret-of-the-client';

/** Starts a real OpenID Connect provider, which shows no form: `signedIn` counts as the user. */
export async function startOidcProvider(
  origin: string,
  owners: readonly (number | 'platform')[],
): Promise<OidcProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started: OidcProvider = {
    issuer,
    people: new Map(),
    signedIn: undefined,
    tamper: undefined,
    privateKey: generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey,
    calls: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const provider = new Provider(issuer, plain(settings(origin, owners, started)));
  provider.use(async (context, next) => {
    started.calls.push(`${context.method} ${context.path}`);
    if (context.path.startsWith('/interaction/')) {
      const { signedIn } = started;
      const result = signedIn ? { login: { accountId: signedIn } } : { error: 'access_denied' };
      await provider.interactionFinished(context.req, context.res, plain(result));
      context.respond = false;
      return;
    }
    await next();
    if (started.tamper && context.body) {
      const body = typeof context.body === 'string' ? context.body : JSON.stringify(context.body);
      context.body = await started.tamper(context.path, body);
      context.type = 'json';
    }
  });
  const handle = provider.callback();
  answer = (request, response) => void handle(request, response);
  return started;
}

function settings(
  origin: string,
  owners: readonly (number | 'platform')[],
  { people, privateKey }: OidcProvider,
): Configuration {
  return {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: owners.map((owner) => `${origin}/single-sign-on/${owner}`),
        post_logout_redirect_uris: [`${origin}/login`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'groups'],
    },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => plain({ sub: accountId, ...people.get(accountId) }),
    }),
    async loadExistingGrant(context) {
      const { client, session, provider } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['a-key-of-the-provider'] },
  };
}

type MakeFunction = (body: string) => () => ObjectConstructor;

/** Jest replaces `Object` per test file, and the provider refuses such objects; this is Node's own. */
const OfNode = (Provider.constructor as unknown as MakeFunction)('return Object')();

function plain<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(plain) as Value;
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, plain(item)] as const);
  return OfNode.fromEntries(entries) as Value;
}
