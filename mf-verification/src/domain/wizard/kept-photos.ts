import type { GuestPerson } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';
import { isSamePerson, startWizard, type StoredPhotos } from './wizard.ts';

const kept = { file: null };

/** The server keeps an accepted selfie, and with it one side of a card, from an earlier visit. */
export function keptPhotos(
  { accepted_selfies }: Pick<VerificationBooking, 'accepted_selfies'>,
  person: GuestPerson,
): StoredPhotos {
  const { selfie, documentType, document, otherSide, documentBack } = startWizard(person);
  const accepted = accepted_selfies.find((owner) => isSamePerson(owner, person));
  if (!accepted) return { selfie, documentType, document, otherSide, documentBack };
  const side = { ...kept, source: 'camera' } as const;
  switch (accepted.document_side) {
    case 'document':
      return { selfie: kept, documentType: 'id_card', document: side, otherSide: 'asked', documentBack };
    case 'document_back':
      return { selfie: kept, documentType: 'id_card', document, otherSide: 'again', documentBack: side };
    default:
      return { selfie: kept, documentType, document, otherSide, documentBack };
  }
}
