import type { BirthDateChoice, VerificationBooking } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { LinkHolder } from '../consents.repository.ts';
import { findCheckedDocuments, replaceDocument } from '../documents.repository.ts';
import { namePerson } from '../domain/acting-for.ts';
import { openDocument, sealDocument } from '../domain/sealed-document.ts';
import { requirePerson, type Guest } from '../verification.policy.ts';

export async function findBirthChoices(
  db: Database,
  secretKey: SecretKey,
  holder: LinkHolder,
): Promise<NonNullable<VerificationBooking['birth_choices']>> {
  const checks = await findCheckedDocuments(db, holder);
  return checks.flatMap(({ id, passenger_id, document_sealed }) => {
    const { birth_choices: dates, date_of_birth } = openDocument(secretKey, id, document_sealed) ?? {};
    if (!dates || date_of_birth !== null) return [];
    return [{ ...namePerson({ booking_id: holder.booking.id, passenger_id }), dates }];
  });
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT when this date is not open */
export async function chooseBirthDate(
  { database, secretKey }: { database: Database; secretKey: SecretKey },
  guest: Guest,
  { user_type, date_of_birth }: BirthDateChoice,
): Promise<void> {
  const { passenger_id, booking_id, hotel_id } = requirePerson(guest, user_type);
  await database.transaction(async (tx) => {
    const checks = await findCheckedDocuments(tx, guest, { locked: true });
    const check = checks.find((one) => one.passenger_id === passenger_id);
    const document = check && openDocument(secretKey, check.id, check.document_sealed);
    const chosen = document?.date_of_birth ?? date_of_birth;
    if (!check || !document?.birth_choices?.includes(date_of_birth) || chosen !== date_of_birth)
      throw new DomainError('CONFLICT', 'BIRTH_DATE_NOT_OFFERED');
    if (document.date_of_birth !== null) return;
    const sealed = sealDocument(secretKey, check.id, { ...document, date_of_birth });
    await replaceDocument(tx, { hotel_id, attempt_id: check.id }, sealed);
    await recordAudit(tx, {
      actor: { user_id: null, address: guest.address },
      hotel_id,
      action: 'choose-birth-date',
      subject_type: 'booking',
      subject_id: booking_id,
      details: { ...namePerson({ booking_id, passenger_id }), attempt_id: check.id },
    });
  });
}
