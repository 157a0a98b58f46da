import type { Database } from '@suite/database';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { openDocument } from '../domain/sealed-document.ts';
import { findDocumentsNamed } from '../documents.repository.ts';

interface BookedGuest {
  booking_id: number;
  hotel_id: number;
  name: string;
}

/**
 * Finds other bookings of the hotel whose primary guest has this name and proved it by the same document. It compares the
 * data kept for the front desk; digests of numbers serve no other purpose than telling guests of one booking apart.
 */
export async function findSameDocument(
  db: Database,
  secretKey: SecretKey,
  { booking_id, hotel_id, name }: BookedGuest,
): Promise<number[]> {
  const documents = await findDocumentsNamed(db, hotel_id, name);
  const keys = new Map(
    documents.map(({ id, document_sealed, ...document }) => {
      const data = openDocument(secretKey, id, document_sealed);
      const facts = data && [data.issuing_country, data.number_last4, data.date_of_birth];
      return [document.booking_id, facts?.every((fact) => fact !== null) ? facts.join(' ') : null];
    }),
  );
  const own = keys.get(booking_id) ?? null;
  if (own === null) return [];
  return [...keys].filter(([id, key]) => id !== booking_id && key === own).map(([id]) => id);
}
