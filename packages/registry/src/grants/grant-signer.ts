import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { object, number, string, type InferType } from 'yup';
import { check } from '@suite/descriptor';

const prefix = 'override_';

const claimSchema = object({
  id: number().integer().required(),
  remote: string().required(),
  url: string().required(),
  user_id: number().integer().nullable().default(null),
  expires_at: string().required(),
}).required();

export type Claim = InferType<typeof claimSchema>;

export interface GrantSigner {
  sign(claim: Claim): string;
  /** Returns undefined unless this server signed exactly this text. */
  read(text: string): Claim | undefined;
}

/** The newest key comes first. */
export type SecretKey = readonly [Uint8Array, ...Uint8Array[]];

export function grantSigner(secretKey: SecretKey): GrantSigner {
  const [newest, ...older] = [signerFor(secretKey[0]), ...secretKey.slice(1).map(signerFor)] as const;
  return {
    sign(claim) {
      const body = `${prefix}${Buffer.from(JSON.stringify(claim)).toString('base64url')}`;
      return `${body}.${newest(body)}`;
    },
    read(text) {
      const [body = '', given = '', ...more] = text.split('.');
      const isOurs = [newest, ...older].some((signBody) => isSame(signBody(body), given));
      if (!isOurs || more.length > 0 || !body.startsWith(prefix)) return undefined;
      const said: unknown = JSON.parse(Buffer.from(body.slice(prefix.length), 'base64url').toString('utf8'));
      const checked = check(claimSchema, said);
      return checked.ok ? checked.value : undefined;
    },
  };
}

function signerFor(secret: Uint8Array): (body: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'suite/registry/override-grants/1', 32));
  return (body) => createHmac('sha256', key).update(body).digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
