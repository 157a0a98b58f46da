import type { GuestPerson } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';
import { keptPhotos } from './kept-photos.ts';
import { isSamePerson, startWizard, type StoredPhotos, type Wizard } from './wizard.ts';

/** The key must not contain the token, which opens the booking. */
export function keptStepKey(bookingId: number, { user_type, item_id }: GuestPerson): string {
  return `suite.guest-step.${bookingId}.${user_type}.${item_id}`;
}

export function keepStep({ step, person }: Wizard): string | null {
  if (step === 'details' || step === 'complete') return null;
  const { user_type, item_id } = person;
  return JSON.stringify({ user_type, item_id, step });
}

interface Visit {
  kept: string | null;
  owner: GuestPerson;
  people: readonly GuestPerson[];
  booking: Pick<VerificationBooking, 'accepted_selfies' | 'desk_choices'>;
}

/** Resumes the stored step, or the step after an accepted selfie; returns null for a new start. */
export function resumeStep({ kept, owner, people, booking }: Visit): Wizard | null {
  const { step, user_type, item_id } = parse(kept);
  const person = people.find((one) => one.user_type === user_type && one.item_id === item_id);
  if (person && (step === 'consent' || step === 'selfie' || step === 'document'))
    return resumeAt(step, person, keptPhotos(booking, person));
  const photos = keptPhotos(booking, owner);
  const isExpected = people.some((one) => isSamePerson(one, owner));
  const hasChosenDesk = booking.desk_choices.some((one) => isSamePerson(one, owner));
  return photos.selfie && isExpected && !hasChosenDesk ? resumeAt('document', owner, photos) : null;
}

function resumeAt(
  step: 'consent' | 'selfie' | 'document',
  person: GuestPerson,
  photos: StoredPhotos,
): Wizard {
  const isConsented = step !== 'consent';
  // A document cannot be compared without its selfie.
  const first = step === 'document' && !photos.selfie ? 'selfie' : step;
  return { ...startWizard(person, first), isConsented, ...photos };
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(kept ?? '{}') as object) };
  } catch {
    return {};
  }
}
