import type { GuestPerson, VerificationBooking } from '@suite/contracts/verification';
import { isSamePerson, type Selfie } from './wizard.ts';

/** The selfie of a person that the server keeps from an earlier visit; null when there is none. */
export function acceptedSelfie(
  { accepted_selfies }: Pick<VerificationBooking, 'accepted_selfies'>,
  person: GuestPerson,
): Selfie | null {
  return accepted_selfies.some((owner) => isSamePerson(owner, person)) ? { file: null } : null;
}
