import { createECDH, hkdfSync, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { SecretKey } from '../../grants/grant-signer.ts';

/** A signed-in user, as a service is told. */
export interface ServiceCaller {
  user_id: number;
  /** Null for users who belong to no tenant. */
  tenant_id: number | null;
  /** Whether they may see the data of every tenant. */
  sees_every_tenant: boolean;
  roles: readonly string[];
  permissions: readonly string[];
}

export interface ServiceTokens {
  /** A token for one call of one service. */
  sign(caller: ServiceCaller, alias: string): Promise<string>;
  /** The keys that services verify tokens by: also those of before a rotation, as servers change one after another. */
  keys(): Promise<JWK[]>;
}

const algorithm = 'ES256';
const lifetimeSeconds = 60;

/**
 * Signs tokens by keys that are derived from the server's secret, so that every process has the same ones and they change
 * with it: the newest signs.
 * @param issuer the public address of the server
 */
export function openServiceTokens(secretKey: SecretKey, issuer: string): ServiceTokens {
  // With the first token: a server without services needs neither the keys nor the library.
  let loading: ReturnType<typeof loadKeys> | undefined;
  const load = () => (loading ??= loadKeys(secretKey));
  return {
    async sign(caller, alias) {
      const { SignJWT } = await import('jose');
      const [newest] = await load();
      if (!newest) throw new Error('There is no key to sign tokens of services with');
      const { user_id, ...claims } = caller;
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, kid: newest.kid, typ: 'JWT' })
        .setSubject(String(user_id))
        .setIssuer(issuer)
        .setAudience(alias)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .setJti(randomUUID())
        .sign(newest.key);
    },
    async keys() {
      return (await load()).map(({ publicJwk }) => publicJwk);
    },
  };
}

function loadKeys(secretKey: SecretKey) {
  return Promise.all(secretKey.map(loadKey));
}

async function loadKey(secret: Uint8Array) {
  const { calculateJwkThumbprint, importJWK } = await import('jose');
  const jwk = deriveJwk(secret);
  const { d: _, ...published } = jwk;
  const kid = await calculateJwkThumbprint(published);
  return {
    kid,
    key: await importJWK(jwk, algorithm),
    publicJwk: { ...published, kid, alg: algorithm, use: 'sig' },
  };
}

/** The order of the group P-256. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** A private key by FIPS 186-5, A.2.1: 16 bytes more than the order has, so that the remainder is not biased. */
function deriveJwk(secret: Uint8Array) {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'suite/registry/service-tokens/1', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const text = (part: Buffer) => part.toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)), d: text(d) };
}
