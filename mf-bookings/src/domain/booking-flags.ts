import type { Booking, OpenFlag } from '@suite/contracts/bookings';
import type { DeskPerson } from '@suite/contracts/verification';

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

export interface FlagOfPerson {
  user_type: DeskPerson['user_type']['user_type'];
  item_id: number;
  name: string;
  flag: string;
  text: string;
}

export function openFlagsOf(people: readonly DeskPerson[]): FlagOfPerson[] {
  return people.flatMap(({ name, user_type, flags }) =>
    flags
      .filter(({ acknowledged_at }) => acknowledged_at === null)
      .map(({ flag, text }) => ({ ...user_type, name, flag, text })),
  );
}
