import { roomTypes } from '@suite/contracts/bookings';
import type { Calendar, CalendarStay } from '@suite/contracts/rooms';

export type CalendarRoom = Calendar['rooms'][number];
export type CalendarBlock = Calendar['blocks'][number];
export type TypeNight = Calendar['availability'][number]['nights'][number];

interface Nights {
  key: string;
  from: string;
  to: string;
}

export interface StayBar extends Nights {
  stay: CalendarStay;
}

export interface BlockBar extends Nights {
  stay: null;
  block: CalendarBlock;
}

export type Bar = StayBar | BlockBar;

/** A type has a row with what is left, at least one row for stays without a room, and a row for each room. */
export type CalendarRow =
  | { kind: 'type'; key: string; room_type: string | null; nights: ReadonlyMap<string, TypeNight> }
  | { kind: 'lane'; key: string; room_type: string | null; bars: readonly Bar[] }
  | { kind: 'room'; key: string; room: CalendarRoom; bars: readonly Bar[] };

/** `roomType` chooses one type; '' chooses all. */
export function calendarRows(calendar: Calendar, roomType: string): CalendarRow[] {
  const bars = groupBy(barsOf(calendar), (bar) => (bar.stay ? bar.stay.room_id : bar.block.room_id));
  const rooms = groupBy(calendar.rooms, ({ room_type }) => room_type);
  const withoutRoom = groupBy(bars.get(null) ?? [], ({ stay }) => stay?.room_type ?? null);
  const availability = new Map(calendar.availability.map(({ room_type, nights }) => [room_type, nights]));
  const types = [...new Set<string | null>([...rooms.keys(), ...withoutRoom.keys()])];
  return types
    .filter((type) => roomType === '' || (type ?? '') === roomType)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap((room_type) => {
      const name = room_type ?? '';
      const nights = new Map((availability.get(name) ?? []).map((night) => [night.night, night]));
      const lanes = packLanes(withoutRoom.get(room_type) ?? []);
      return [
        { kind: 'type' as const, key: `type ${name}`, room_type, nights },
        ...lanes.map((lane, at) => ({
          kind: 'lane' as const,
          key: `lane ${name} ${at}`,
          room_type,
          bars: lane,
        })),
        ...(rooms.get(name) ?? []).map((room) => ({
          ...{ kind: 'room' as const, key: `room ${room.id}`, room },
          bars: (bars.get(room.id) ?? []).toSorted(byNights),
        })),
      ];
    });
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Counts the ranges of a stay, so that a bar keeps its key when the stay moves. */
function barsOf({ stays, blocks }: Calendar): Bar[] {
  const counts = new Map<number, number>();
  const ofStays = stays.toSorted(byNights).map((stay) => {
    const count = counts.get(stay.booking_id) ?? 0;
    counts.set(stay.booking_id, count + 1);
    return { key: `stay ${stay.booking_id} ${count}`, from: stay.from, to: stay.to, stay };
  });
  const ofBlocks = blocks.map((block) => ({
    ...{ key: `block ${block.id}`, from: block.from, to: block.to },
    ...{ stay: null, block },
  }));
  return [...ofStays, ...ofBlocks];
}

function byNights(one: Omit<Nights, 'key'>, other: Omit<Nights, 'key'>): number {
  return one.from.localeCompare(other.from) || one.to.localeCompare(other.to);
}

function orderOf(room_type: string | null): number {
  const place = roomTypes.findIndex((type) => type === room_type);
  return place === -1 ? roomTypes.length : place;
}

/** Distributes stays over as few lanes as possible, so that no two of a lane share a night. */
function packLanes(bars: readonly Bar[]): Bar[][] {
  const lanes: Bar[][] = [];
  for (const bar of bars.toSorted(byNights)) {
    const free = lanes.find((lane) => (lane.at(-1)?.to ?? '') <= bar.from);
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes.length > 0 ? lanes : [[]];
}
