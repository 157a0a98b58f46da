interface Stay {
  email: string;
  room_type: string;
  checkin_date: string;
  checkout_date: string;
  external_reference?: string | null | undefined;
}

/** Remembers the stays of a file that would be created, because none of them is written while the file is only checked. */
export interface Rehearsal {
  /** Returns the row of an earlier stay of the same guest on one of the nights. */
  findRowOfGuest(stay: Stay): number | undefined;
  /** Returns the earlier stays of the same room type on one of the nights. */
  findStaysBeside(stay: Stay): readonly Stay[];
  /** Returns the row of an earlier stay with the same reference. */
  findRowOfReference(reference: string): number | undefined;
  add(row: number, stay: Stay): void;
}

const areTogether = (one: Stay, other: Stay) =>
  one.checkin_date < other.checkout_date && other.checkin_date < one.checkout_date;

/** Keeps each stay once and no list of its nights, which would have thousands of entries for a stay of years. */
export function openRehearsal(): Rehearsal {
  const staysOfGuests = new Map<string, { row: number; stay: Stay }[]>();
  const staysOfTypes = new Map<string, Stay[]>();
  const references = new Map<string, number>();
  const addTo = <Item>(lists: Map<string, Item[]>, key: string, item: Item) => {
    const list = lists.get(key);
    if (list) list.push(item);
    else lists.set(key, [item]);
  };
  return {
    findRowOfGuest(planned) {
      const own = staysOfGuests.get(planned.email.toLowerCase());
      return own?.find(({ stay }) => areTogether(stay, planned))?.row;
    },
    findStaysBeside: (planned) =>
      (staysOfTypes.get(planned.room_type) ?? []).filter((stay) => areTogether(stay, planned)),
    findRowOfReference: (reference) => references.get(reference),
    add(row, stay) {
      if (stay.external_reference) references.set(stay.external_reference, row);
      addTo(staysOfGuests, stay.email.toLowerCase(), { row, stay });
      addTo(staysOfTypes, stay.room_type, stay);
    },
  };
}
