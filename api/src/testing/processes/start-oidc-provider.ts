import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** What the provider says of a person. */
export interface Person {
  email?: string;
  email_verified?: unknown;
  given_name?: string;
  family_name?: string;
  groups?: string[];
}

/** Changes an answer of the provider before it is sent: what an attacker, or a broken provider, would send. */
export type Tamper = (path: string, body: string) => string | Promise<string>;

export interface OidcProvider {
  issuer: string;
  /** The people it knows, by their subject. */
  people: Map<string, Person>;
  /** Who is signed in at it; without one it refuses. */
  signedIn: string | undefined;
  tamper: Tamper | undefined;
  /** Signs its ID tokens. */
  privateKey: KeyObject;
  /** What it was asked, newest last. */
  calls: string[];
  close(): Promise<void>;
}

export const clientId = 'suite';
export const clientSecret = 'a-secret-of-the-client';

/** A real OpenID Connect provider on this machine. It asks its people for nothing: `signedIn` is at its keyboard. */
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

/** The class of plain objects as Node itself has it: Jest gives each test file one of its own, which the provider refuses. */
const OfNode = (Provider.constructor as unknown as MakeFunction)('return Object')();

function plain<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(plain) as Value;
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, plain(item)] as const);
  return OfNode.fromEntries(entries) as Value;
}
