import type { Booking, OpenFlag } from '@suite/contracts/bookings';

/** `guest` is null for the primary guest, whose name heads the booking. */
export interface NamedFlag extends OpenFlag {
  guest: string | null;
}

export function flagsOfBooking(
  { id, passengers }: Pick<Booking, 'id' | 'passengers'>,
  flags: readonly OpenFlag[],
): NamedFlag[] {
  return flags.flatMap((flag): NamedFlag[] => {
    if (flag.user_type === 'primary') return flag.item_id === id ? [{ ...flag, guest: null }] : [];
    const guest = passengers.find((passenger) => passenger.id === flag.item_id);
    return guest ? [{ ...flag, guest: guest.name }] : [];
  });
}
