import type { DeskPerson } from '@suite/contracts/verification';

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
