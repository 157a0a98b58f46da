import { deriveKeys, type SecretKey } from '../../sealing/secret-key.ts';
import { defineSealedColumn } from '../../sealing/sealed-column.ts';

export const guestFace = defineSealedColumn({
  purpose: 'verification.face',
  table: 'verification_identities',
  id: 'id',
  column: 'face',
  context: `convert_to(booking_id || '/' || coalesce(passenger_id::text, 'primary'), 'UTF8')`,
});

export const selfieCaptures = defineSealedColumn({
  purpose: 'verification.captures',
  table: 'verification_selfies',
  id: 'id',
  column: 'captures',
  context: `convert_to(booking_id || '/' || coalesce(passenger_id::text, 'primary'), 'UTF8')`,
});

/** A print is bound to the booking only, because it is copied from the selfie to the photos of its checks. */
export const selfiePrints = defineSealedColumn({
  purpose: 'verification.print',
  table: 'verification_images',
  id: 'id',
  column: 'print',
  context: `convert_to(booking_id::text, 'UTF8')`,
});

export const personContext = (booking_id: number, { passenger_id }: { passenger_id: number | null }) =>
  `${booking_id}/${passenger_id ?? 'primary'}`;

export const documentData = defineSealedColumn({
  purpose: 'verification.document_data',
  table: 'verification_attempts',
  id: 'id',
  column: 'document_sealed',
  context: `convert_to(id::text, 'UTF8')`,
});

/** Each booking has its own key, so that digests do not link a guest's bookings. */
export const numberKey = defineSealedColumn({
  purpose: 'verification.number_key',
  table: 'verification_number_keys',
  id: 'booking_id',
  column: 'number_key',
  context: `convert_to(booking_id::text, 'UTF8')`,
});

/** Digests from before keys were stored used the only key of that time, which is now the oldest. */
export function derivedNumberKey(secretKey: SecretKey, booking_id: number): Buffer {
  const [newest, ...older] = deriveKeys(secretKey, 'verification.document_number', `booking ${booking_id}`);
  return (older.at(-1) ?? newest).key;
}
