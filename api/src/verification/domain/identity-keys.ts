import { deriveKeys, type SecretKey } from '../../sealing/secret-key.ts';
import { defineSealedColumn } from '../../sealing/sealed-column.ts';

/** The faces of guests, bound to the booking and the person. */
export const guestFace = defineSealedColumn({
  purpose: 'verification.face',
  table: 'verification_identities',
  id: 'id',
  column: 'face',
  context: `convert_to(booking_id || '/' || coalesce(passenger_id::text, 'primary'), 'UTF8')`,
});

/** The faces of an accepted selfie and its frames, bound to the booking and the person. */
export const selfieCaptures = defineSealedColumn({
  purpose: 'verification.captures',
  table: 'verification_selfies',
  id: 'id',
  column: 'captures',
  context: `convert_to(booking_id || '/' || coalesce(passenger_id::text, 'primary'), 'UTF8')`,
});

/** Prints of selfies, bound to the booking: a check's copy of a selfie has the print of the accepted one. */
export const selfiePrints = defineSealedColumn({
  purpose: 'verification.print',
  table: 'verification_images',
  id: 'id',
  column: 'print',
  context: `convert_to(booking_id::text, 'UTF8')`,
});

/** The context of what is sealed for a person. */
export const personContext = (booking_id: number, { passenger_id }: { passenger_id: number | null }) =>
  `${booking_id}/${passenger_id ?? 'primary'}`;

/** The data read from a guest's document, bound to the check. */
export const documentData = defineSealedColumn({
  purpose: 'verification.document_data',
  table: 'verification_attempts',
  id: 'id',
  column: 'document_sealed',
  context: `convert_to(id::text, 'UTF8')`,
});

/** With which the document numbers of a booking are digested: nothing tells one guest's across bookings. */
export const numberKey = defineSealedColumn({
  purpose: 'verification.number_key',
  table: 'verification_number_keys',
  id: 'booking_id',
  column: 'number_key',
  context: `convert_to(booking_id::text, 'UTF8')`,
});

/** The key of digests that were made before it was stored: by the only key there was, which is the oldest now. */
export function derivedNumberKey(secretKey: SecretKey, booking_id: number): Buffer {
  const [newest, ...older] = deriveKeys(secretKey, 'verification.document_number', `booking ${booking_id}`);
  return (older.at(-1) ?? newest).key;
}
