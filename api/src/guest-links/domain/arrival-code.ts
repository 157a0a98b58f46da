import { createHash } from 'node:crypto';
import { isOneOf, signaturesOf, type SecretKey } from '../../sealing/secret-key.ts';

// The alphabet omits I, L, O and U, which are easily misread or form words.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

/** The key has 40 bits; `findIdsByArrivalKey` computes it with the same expression in SQL. */
function arrivalKey(token_hash: Buffer): Buffer {
  return createHash('sha256').update('arrival:').update(token_hash).digest().subarray(0, 5);
}

export function arrivalCode(token_hash: Buffer): string {
  let bits = BigInt(`0x${arrivalKey(token_hash).toString('hex')}`);
  let code = '';
  while (code.length < codeLength) {
    code = `${alphabet[Number(bits & 31n)]}${code}`;
    bits >>= 5n;
  }
  return code;
}

/** Accepts any letter case, spaces and hyphens; returns null for other text. */
export function keyInCode(typed: string): Buffer | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const places = [...letters].map((letter) => alphabet.indexOf(letter));
  if (places.length !== codeLength || places.includes(-1)) return null;
  const bits = places.reduce((sum, place) => (sum << 5n) | BigInt(place), 0n);
  return Buffer.from(bits.toString(16).padStart(10, '0'), 'hex');
}

export function signArrival(secretKey: SecretKey, booking_id: number, token_hash: Buffer): string {
  const [newest] = arrivalSignatures(secretKey, booking_id, token_hash);
  return `${booking_id}.${newest.toString('base64url')}`;
}

/** The id is not authenticated until `isSignedFor` has checked it. */
export function bookingInArrival(signed: string): number | null {
  const [, id] = /^([1-9]\d{0,8})\.[\w-]+$/.exec(signed) ?? [];
  return id === undefined ? null : Number(id);
}

export function isSignedFor(
  secretKey: SecretKey,
  signed: string,
  booking_id: number,
  token_hash: Buffer,
): boolean {
  const given = Buffer.from(signed.split('.')[1] ?? '', 'base64url');
  return isOneOf(arrivalSignatures(secretKey, booking_id, token_hash), given);
}

// Truncated signatures keep the QR code small.
function arrivalSignatures(
  secretKey: SecretKey,
  booking_id: number,
  token_hash: Buffer,
): readonly [Buffer, ...Buffer[]] {
  const [newest, ...older] = signaturesOf(secretKey, 'verification.arrival', `${booking_id}.`, token_hash);
  const shorten = (signature: Buffer) => signature.subarray(0, 16);
  return [shorten(newest), ...older.map(shorten)];
}
