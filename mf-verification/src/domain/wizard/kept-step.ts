import type { GuestPerson } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';
import { keptPhotos } from './kept-photos.ts';
import { isSamePerson, startWizard, type KeptPhotos, type Wizard } from './wizard.ts';

/** Names what a tab keeps of a visit: by the booking and whose page it is, never by the token. */
export function keptStepKey(bookingId: number, { user_type, item_id }: GuestPerson): string {
  return `suite.guest-step.${bookingId}.${user_type}.${item_id}`;
}

/** What of the way survives a reload; null when there is nothing to go on with. */
export function keepStep({ step, person }: Wizard): string | null {
  if (step === 'details' || step === 'complete') return null;
  const { user_type, item_id } = person;
  return JSON.stringify({ user_type, item_id, step });
}

/** A visit as the server and the tab know it. */
interface Visit {
  /** What the tab kept. */
  kept: string | null;
  owner: GuestPerson;
  /** Who may go on. */
  people: readonly GuestPerson[];
  booking: Pick<VerificationBooking, 'accepted_selfies' | 'desk_choices'>;
}

/** The step to go on with: as it was kept, else after the selfie that the server has accepted; null for a new start. */
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

function resumeAt(step: 'consent' | 'selfie' | 'document', person: GuestPerson, photos: KeptPhotos): Wizard {
  const isConsented = step !== 'consent';
  // Without its selfie a document cannot be compared.
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
