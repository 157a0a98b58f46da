import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { object, number, string, type InferType } from 'yup';
import { check } from '@suite/remote-kit/descriptor';

const prefix = 'override_';

const claimSchema = object({
  id: number().integer().required(),
  remote: string().required(),
  url: string().required(),
  /** The one person it is for; null for whoever holds it. */
  user_id: number().integer().nullable().default(null),
  expires_at: string().required(),
}).required();

/** What a grant says, readable by anybody and alterable by nobody. */
export type Claim = InferType<typeof claimSchema>;

/** Signs and reads grants with a key that serves nothing else. */
export interface GrantSigner {
  sign(claim: Claim): string;
  /** What a text says; undefined unless it is a grant this server signed, letter for letter. */
  read(text: string): Claim | undefined;
}

/** Makes a signer from the server's secret. */
export function grantSigner(secretKey: Uint8Array): GrantSigner {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'suite/registry/override-grants/1', 32));
  const seal = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    sign(claim) {
      const body = `${prefix}${Buffer.from(JSON.stringify(claim)).toString('base64url')}`;
      return `${body}.${seal(body).toString('base64url')}`;
    },
    read(text) {
      const [body = '', given = '', ...more] = text.split('.');
      const expected = seal(body).toString('base64url');
      const isOurs =
        given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
      if (!isOurs || more.length > 0 || !body.startsWith(prefix)) return undefined;
      const said: unknown = JSON.parse(Buffer.from(body.slice(prefix.length), 'base64url').toString('utf8'));
      const checked = check(claimSchema, said);
      return checked.ok ? checked.value : undefined;
    },
  };
}
