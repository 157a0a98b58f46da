import { addDays } from '@suite/contracts/dates';

interface Stay {
  email: string;
  room_type: string;
  checkin_date: string;
  checkout_date: string;
}

/** Remembers the stays of a file that would be created, because none of them is written while the file is only checked. */
export interface Rehearsal {
  /** Returns the row of an earlier stay of the same guest on one of the nights. */
  findRowOfGuest(stay: Stay): number | undefined;
  countStays(room_type: string, night: string): number;
  add(row: number, stay: Stay): void;
}

export function openRehearsal(): Rehearsal {
  const staysOfGuests = new Map<string, { row: number; stay: Stay }[]>();
  const stays = new Map<string, number>();
  const staysOf = ({ email }: Stay) => staysOfGuests.get(email.toLowerCase()) ?? [];
  return {
    findRowOfGuest(planned) {
      const found = staysOf(planned).find(
        ({ stay }) => stay.checkin_date < planned.checkout_date && planned.checkin_date < stay.checkout_date,
      );
      return found?.row;
    },
    countStays: (room_type, night) => stays.get(`${night} ${room_type}`) ?? 0,
    add(row, stay) {
      staysOfGuests.set(stay.email.toLowerCase(), [...staysOf(stay), { row, stay }]);
      for (let night = stay.checkin_date; night < stay.checkout_date; night = addDays(night, 1)) {
        const key = `${night} ${stay.room_type}`;
        stays.set(key, (stays.get(key) ?? 0) + 1);
      }
    },
  };
}
