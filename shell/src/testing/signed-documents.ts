import { generateKeyPairSync, sign } from 'node:crypto';
import { documentKeysName, type RegistryDocument } from '@suite/descriptor';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);

// The server adds this element to the page, so import this file before the code that reads it.
document.head.append(
  Object.assign(document.createElement('meta'), {
    name: documentKeysName,
    content: point.toString('base64'),
  }),
);

export function signedAnswer(etag: string, given: RegistryDocument) {
  const body = JSON.stringify(given);
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(`${etag}\n${body}`), key).toString('base64');
  return { etag, document: given, body, signature };
}
