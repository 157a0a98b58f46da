import { hkdfSync } from 'node:crypto';

const derive = (secretKey: Buffer, salt: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, salt, purpose, 32));

/** Under which the faces of guests are sealed. */
export const faceKey = (secretKey: Buffer): Buffer => derive(secretKey, '', 'verification.face');

/** With which the document numbers of a booking are digested: nothing tells one guest's across bookings. */
export const documentNumberKey = (secretKey: Buffer, booking_id: number): Buffer =>
  derive(secretKey, `booking ${booking_id}`, 'verification.document_number');
