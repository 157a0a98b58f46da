import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 } as const;

export interface Lie {
  origin?: string;
  rpID?: string;
  challenge?: string;
  type?: string;
  count?: number;
  isUnverified?: boolean;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);

export function createSoftwarePasskey(site = { origin: 'http://localhost:3000', rpID: 'localhost' }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let count = 0;
  let userHandle = '';

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  // The CBOR map has five entries: elliptic key (2), ES256 (-7), P-256 (1), x and y.
  const coseKey = Buffer.concat([
    Buffer.from('a50102032620012158', 'hex'),
    Buffer.from([0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  function clientData(type: string, challenge: string, lie: Lie): Buffer {
    const { origin = site.origin } = lie;
    const told = {
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(told));
  }

  function authenticatorData(lie: Lie, key: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.count ?? ++count);
    const seen =
      flags.present | (lie.isUnverified ? 0 : flags.verified) | (key.length > 0 ? flags.hasKey : 0);
    return Buffer.concat([sha256(lie.rpID ?? site.rpID), Buffer.from([seen]), counter, key]);
  }

  return {
    id: named.id,
    create(options: { challenge: string; user: { id: string } }, lie: Lie = {}) {
      userHandle = options.user.id;
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(authenticatorData(lie, key))],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lie).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    use(options: { challenge: string }, lie: Lie = {}) {
      const client = clientData('webauthn.get', options.challenge, lie);
      const data = authenticatorData(lie);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lie.userHandle ?? userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}
