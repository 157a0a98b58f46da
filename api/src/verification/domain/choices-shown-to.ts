import type { GuestPerson } from '@suite/contracts/bookings';

export function choicesShownTo<Choice extends GuestPerson>(
  { passenger_id }: { passenger_id: number | null },
  choices: readonly Choice[],
): Choice[] {
  return choices.filter(
    ({ user_type, item_id }) => passenger_id === null || (user_type === 'guest' && item_id === passenger_id),
  );
}
