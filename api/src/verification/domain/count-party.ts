import type { VerificationBooking } from '@suite/contracts/verification';

/** Counts the primary guest as an adult and infants as children. */
export function countParty(
  passengers: readonly { type: string }[],
): Pick<VerificationBooking, 'no_adult' | 'no_child'> {
  const adults = passengers.filter(({ type }) => type === 'Adult').length;
  return { no_adult: adults + 1, no_child: passengers.length - adults };
}
