import { addDays, type CalendarDate } from '@suite/contracts/dates';
import { overlaps, type Nights } from './room-ranges.ts';

export interface Occupant extends Nights {
  room_id: number;
  booking_id: number | null;
  reason: string | null;
}

interface RoomToChoose {
  id: number;
  room_type: string;
  status: string;
  inspected_at?: string | null | undefined;
}

/** A room that guests are in, also after their last night. */
export interface RoomInUse {
  room_id: number;
  booking_id: number;
}

/** `room_id` is the room that the guests have now. Rooms of `inUse` cannot be entered. */
interface WantedNights extends Nights {
  room_type: string | null;
  room_id: number | null;
  today: CalendarDate;
  inUse?: readonly RoomInUse[];
}

/** In the order of preference. */
const fits = ['same', 'best', 'free', 'gap'] as const;
export type RoomFit = (typeof fits)[number];

export interface RankedRoom<Room extends RoomToChoose> {
  room: Room;
  is_upgrade: boolean;
  /** Null for a room that cannot be chosen, and for one of another type. */
  fit: RoomFit | null;
  refusal: Occupant | RoomInUse | 'out of use' | null;
  neighbours: number;
}

/** Rooms must be in the order of their numbers, and occupants must not include the stay itself. */
export function rankRooms<Room extends RoomToChoose>(
  rooms: readonly Room[],
  occupants: readonly Occupant[],
  wanted: WantedNights,
): RankedRoom<Room>[] {
  const cleaningRank = ({ room }: RankedRoom<Room>) =>
    wanted.from > wanted.today || room.inspected_at ? 0 : room.status === 'Clean' ? 1 : 2;
  return rooms
    .map((room) =>
      rankRoom(
        room,
        wanted,
        occupants.filter(({ room_id }) => room_id === room.id),
      ),
    )
    .sort(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        cleaningRank(one) - cleaningRank(other) ||
        other.neighbours - one.neighbours,
    );
}

export function chooseRoom<Room extends RoomToChoose>(
  ...given: Parameters<typeof rankRooms<Room>>
): RankedRoom<Room> | undefined {
  return rankRooms<Room>(...given).find(({ fit }) => fit !== null);
}

function rankRoom<Room extends RoomToChoose>(
  room: Room,
  wanted: WantedNights,
  occupants: readonly Occupant[],
): RankedRoom<Room> {
  const { from, to, today } = wanted;
  const taken = occupants.find((occupant) => overlaps(occupant, wanted));
  const inUse = wanted.inUse?.find(({ room_id }) => room_id === room.id);
  const refusal = taken ?? (isOutOfUse(room, wanted) ? 'out of use' : (inUse ?? null));
  const is_upgrade = wanted.room_type !== null && room.room_type !== wanted.room_type;
  const isSame = room.id === wanted.room_id;
  const neighbours = occupants.filter((occupant) => occupant.to === from || occupant.from === to).length;
  // A night before today is no longer sold.
  const leavesGap = occupants.some(
    (occupant) =>
      (addDays(occupant.to, 1) === from && from > today && !occupants.some((other) => other.to === from)) ||
      (addDays(to, 1) === occupant.from && !occupants.some((other) => other.from === to)),
  );
  const fit = leavesGap ? 'gap' : neighbours > 0 ? 'best' : 'free';
  const isFit = refusal === null && (isSame || !is_upgrade);
  return {
    ...{ room, is_upgrade, refusal },
    neighbours: isFit ? neighbours : 0,
    fit: isFit ? (isSame ? 'same' : fit) : null,
  };
}

/** Maintenance keeps guests out of the room today only. */
export function isOutOfUse(
  { status }: Pick<RoomToChoose, 'status'>,
  { from, today }: Pick<WantedNights, 'from' | 'today'>,
): boolean {
  return status === 'Out of Order' || (status === 'Maintenance' && from <= today);
}

function rankOf({ fit, refusal }: Pick<RankedRoom<RoomToChoose>, 'fit' | 'refusal'>): number {
  if (refusal) return fits.length + 1;
  return fit === null ? fits.length : fits.indexOf(fit);
}
