import type { GuestPerson } from '@suite/contracts/verification';
import { startWizard, type Wizard } from './wizard.ts';

/** Names what a tab keeps of a visit: by the booking and whose page it is, never by the token. */
export function keptStepKey(bookingId: number, { user_type, item_id }: GuestPerson): string {
  return `suite.guest-step.${bookingId}.${user_type}.${item_id}`;
}

/** What of the way survives a reload; null when there is nothing to go on with. */
export function keepStep({ step, person }: Wizard): string | null {
  if (step === 'details' || step === 'complete') return null;
  // Photos are not kept: whoever had taken one takes it again.
  return JSON.stringify({ ...person, step: step === 'consent' ? 'consent' : 'selfie' });
}

/** The way as it was kept, for somebody of `people`; null when it says nothing usable. */
export function resumeStep(kept: string | null, people: readonly GuestPerson[]): Wizard | null {
  const { step, user_type, item_id } = parse(kept);
  const person = people.find((one) => one.user_type === user_type && one.item_id === item_id);
  if (!person || (step !== 'consent' && step !== 'selfie')) return null;
  return { ...startWizard(person, step), isConsented: step === 'selfie' };
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(kept ?? '{}') as object) };
  } catch {
    return {};
  }
}
