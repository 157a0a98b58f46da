import type { CreateBookingPayload } from '@suite/contracts/bookings';
import { addDays, calendarDateIn, type CalendarDate } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { createBooking, createGroup } from '../../bookings/bookings.public.ts';
import { addBookingNote } from '../../guests/guests.public.ts';
import { findAvailability, sellStay } from '../../rooms/rooms.public.ts';
import { insertBlock, writeWishes } from '../demo-desk.repository.ts';
import type { DemoLoad } from '../demo-load.ts';

interface Desk {
  admin: Caller;
  receptionist: Caller;
}

/** Loads what a front desk meets besides single stays: a group, a blocked room, an overbooked night, notes and wishes. */
export async function loadDesk(tx: Database, load: DemoLoad, { admin, receptionist }: Desk): Promise<void> {
  const hotel_id = admin.hotel_id ?? 0;
  const today = calendarDateIn(admin.hotel_time_zone ?? 'UTC', load.now);
  await loadGroup(tx, load, receptionist, today);
  await overbook(tx, load, admin, today);
  await insertBlock(
    tx,
    { hotel_id, user_id: admin.user_id, from: today, nights: 4 },
    'The shower leaks; the plumber comes on the third day',
  );
  const arriving = await writeWishes(tx, { hotel_id, day: today }, wishes);
  for (const [index, note] of notes.entries()) {
    const id = arriving[index];
    if (id !== undefined) await addBookingNote(tx, receptionist, id, note);
  }
}

async function loadGroup(
  tx: Database,
  { secretKey, now }: DemoLoad,
  receptionist: Caller,
  today: CalendarDate,
): Promise<void> {
  const adults = (...names: string[]) =>
    names.map((name) => ({ name, type: 'Adult' as const, user_type: 'guest' as const }));
  const wedding = {
    ...{ name: 'Beatriz Nogueira', email: 'beatriz.nogueira@example.com', guest_language: 'en' as const },
    ...{ checkin_date: addDays(today, 5), checkout_date: addDays(today, 7), no_nights: 2 },
    rooms: [
      { room_type: 'Double' as const, passengers: adults('Duarte Nogueira') },
      { room_type: 'Double' as const, passengers: adults('Sofia Antunes', 'Miguel Antunes') },
      { room_type: 'Single' as const, passengers: adults('Graça Nogueira') },
    ],
  };
  const events = { stayPlanned: sellStay };
  await createGroup(tx, receptionist, wedding, {
    secretKey,
    events,
    now: new Date(now.getTime() - 7_200_000),
  });
}

const lastGuests = [
  'Iris Vandenberg',
  'Anton Keller',
  'Malin Sjöberg',
  'Paolo Ferri',
  'Nadia Benali',
  'Joost de Wit',
];

/** Sells the fullest night of the next days until one stay has no room. */
async function overbook(
  tx: Database,
  { secretKey, now }: DemoLoad,
  admin: Caller,
  today: CalendarDate,
): Promise<void> {
  const [from, to] = [addDays(today, 2), addDays(today, 12)];
  const types = await findAvailability(tx, { hotel_id: admin.hotel_id ?? 0, from, to, today });
  const nights = types.flatMap(({ room_type, nights: each }) =>
    each.map((night) => ({ room_type, ...night })),
  );
  const fullest = nights.toSorted((one, other) => one.left - other.left)[0];
  if (!fullest) return;
  for (const [index, name] of lastGuests.slice(0, Math.max(0, fullest.left) + 1).entries()) {
    const isLast = index >= fullest.left;
    const stay = {
      ...{
        name,
        email: `${name
          .toLowerCase()
          .normalize('NFKD')
          .replace(/[^a-z]+/g, '.')}@example.org`,
      },
      room_type: fullest.room_type as CreateBookingPayload['room_type'],
      ...{ checkin_date: fullest.night, checkout_date: addDays(fullest.night, 1), no_nights: 1 },
      ...{ passengers: [], allow_overbooking: isLast },
    };
    const events = { stayPlanned: () => Promise.resolve(isLast) };
    await createBooking(tx, admin, stay, { secretKey, events, now: new Date(now.getTime() - 3_600_000) });
  }
}

const wishes = [
  { phone: '+351 912 555 118', arrival_time: '21:40', requests: 'A quiet room, away from the lift' },
  { phone: '+44 7700 900123', arrival_time: '16:15', requests: null },
  { phone: '+49 151 55501234', arrival_time: null, requests: 'A cot for the baby' },
];
const notes = [
  { text: 'Arrives by the late train: the key is at the night desk.', is_pinned: true },
  { text: 'Paid the first night by bank transfer.', is_pinned: false },
  { text: 'Celebrates a birthday: flowers are ordered for the room.', is_pinned: true },
];
