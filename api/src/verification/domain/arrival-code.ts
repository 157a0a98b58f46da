import { createHash } from 'node:crypto';
import { isOneOf, signaturesOf, type SecretKey } from '../../sealing/secret-key.ts';

// Without I, L, O and U: none is taken for another, and no word appears.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

/** The part of a link's secret that its code writes down; 40 bits, found by the same expression in the database. */
function arrivalKey(token_hash: Buffer): Buffer {
  return createHash('sha256').update('arrival:').update(token_hash).digest().subarray(0, 5);
}

/** The code a guest shows or says at the front desk; another one as soon as the link is another. */
export function arrivalCode(token_hash: Buffer): string {
  let bits = BigInt(`0x${arrivalKey(token_hash).toString('hex')}`);
  let code = '';
  while (code.length < codeLength) {
    code = `${alphabet[Number(bits & 31n)]}${code}`;
    bits >>= 5n;
  }
  return code;
}

/** The key in a code, whatever case and gaps it is written with; null for what is no code. */
export function keyInCode(typed: string): Buffer | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const places = [...letters].map((letter) => alphabet.indexOf(letter));
  if (places.length !== codeLength || places.includes(-1)) return null;
  const bits = places.reduce((sum, place) => (sum << 5n) | BigInt(place), 0n);
  return Buffer.from(bits.toString(16).padStart(10, '0'), 'hex');
}

/** What a QR code carries in place of the link's token: the booking, signed for this link. */
export function signArrival(secretKey: SecretKey, booking_id: number, token_hash: Buffer): string {
  const [newest] = arrivalSignatures(secretKey, booking_id, token_hash);
  return `${booking_id}.${newest.toString('base64url')}`;
}

/** The booking a signed value names, not yet believed; null for any other text. */
export function bookingInArrival(signed: string): number | null {
  const [, id] = /^([1-9]\d{0,8})\.[\w-]+$/.exec(signed) ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether the value was signed for this booking's link as it is now. */
export function isSignedFor(
  secretKey: SecretKey,
  signed: string,
  booking_id: number,
  token_hash: Buffer,
): boolean {
  const given = Buffer.from(signed.split('.')[1] ?? '', 'base64url');
  return isOneOf(arrivalSignatures(secretKey, booking_id, token_hash), given);
}

// Short, so that the QR code is easily read.
function arrivalSignatures(
  secretKey: SecretKey,
  booking_id: number,
  token_hash: Buffer,
): readonly [Buffer, ...Buffer[]] {
  const [newest, ...older] = signaturesOf(secretKey, 'verification.arrival', `${booking_id}.`, token_hash);
  const shorten = (signature: Buffer) => signature.subarray(0, 16);
  return [shorten(newest), ...older.map(shorten)];
}
