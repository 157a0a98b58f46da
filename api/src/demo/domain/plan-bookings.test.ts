import { describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { createBookingSchema } from '@suite/contracts/bookings';
import { makeChoices } from './choices.ts';
import { makePeople } from './people.ts';
import { planBookings } from './plan-bookings.ts';

const rooms = ['Single', 'Double', 'Double', 'Triple', 'Family'].flatMap((room_type, floor) =>
  Array.from({ length: 12 }, (_, index) => ({
    ...{ room_number: `${floor + 1}${index + 10}`, room_type },
    status: index === 0 ? 'Out of Order' : 'Clean',
  })),
);
const counts = { past: 60, leaving: 8, staying: 20, arriving: 10, coming: 60 };

function planAt(now: Date, timeZone = 'Europe/Lisbon') {
  const choices = makeChoices(20);
  const today = calendarDateIn(timeZone, now);
  const opened = new Date(now.getTime() - 150 * 86_400_000);
  return planBookings({ choices, people: makePeople(choices), today, now, opened, counts, rooms });
}

const moments = [
  '2026-01-01T00:05:00Z',
  '2026-03-29T01:30:00Z',
  '2026-07-15T12:00:00Z',
  '2028-02-29T23:55:00Z',
];

describe('planned bookings', () => {
  test.each(moments)('at %s keep the rules of the day they are made on', (moment) => {
    const now = new Date(moment);
    for (const timeZone of ['Europe/Lisbon', 'Europe/Zurich']) {
      for (const plan of planAt(now, timeZone)) {
        const { created_at, verified, room_number: _room, moments, cancel_reason, ...payload } = plan;
        const today = calendarDateIn(timeZone, created_at);
        expect(() => createBookingSchema.validateSync(payload, { context: { today } })).not.toThrow();
        expect(created_at.getTime()).toBeLessThan(now.getTime());
        const [first, second] = moments;
        for (const { at } of moments) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
        if (second) expect(second.at.getTime()).toBeGreaterThan(first?.at.getTime() ?? 0);
        if (first?.moment === 'checked_in') {
          expect(verified?.people).toBe('all');
          expect(first.at.toISOString() >= payload.checkin_date).toBe(true);
        }
        expect(cancel_reason !== null).toBe(first?.moment === 'cancelled');
        if (payload.checkin_date < calendarDateIn(timeZone, now)) expect(first).toBeDefined();
        if (!verified) continue;
        expect(verified.verified_at.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
        expect(verified.verified_at.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
  });

  test('never give two stays one room', () => {
    const taken = new Set<string>();
    for (const { room_number, checkin_date, no_nights, room_type } of planAt(new Date(moments[2] ?? ''))) {
      if (room_number === null) continue;
      expect(rooms.find((room) => room.room_number === room_number)).toMatchObject({
        room_type,
        status: 'Clean',
      });
      for (let night = 0; night < no_nights; night += 1) {
        const key = `${room_number} ${addDays(checkin_date, night)}`;
        expect(taken.has(key)).toBe(false);
        taken.add(key);
      }
    }
    expect(taken.size).toBeGreaterThan(100);
  });

  test('are the same at every load, oldest first, each of another guest', () => {
    const now = new Date('2026-07-15T12:00:00Z');
    const plans = planAt(now);
    expect(planAt(now)).toEqual(plans);
    expect(plans).toHaveLength(158);
    expect(new Set(plans.map(({ email }) => email)).size).toBe(158);
    for (const { email } of plans) expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.(com|net|org)$/);
    const times = plans.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });
});
