import { describe, expect, test } from '@jest/globals';
import { calendarDateIn } from '@suite/contracts/dates';
import { createBookingSchema } from '@suite/contracts/bookings';
import { makeChoices } from './choices.ts';
import { makePeople } from './people.ts';
import { planBookings } from './plan-bookings.ts';

const counts = { past: 60, leaving: 8, staying: 20, arriving: 10, coming: 60 };

function planAt(now: Date, timeZone = 'Europe/Lisbon') {
  const choices = makeChoices(20);
  const today = calendarDateIn(timeZone, now);
  const opened = new Date(now.getTime() - 150 * 86_400_000);
  return planBookings({ choices, people: makePeople(choices), today, now, opened, counts });
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
      for (const { created_at, verified, checked_in_at, ...payload } of planAt(now, timeZone)) {
        const today = calendarDateIn(timeZone, created_at);
        expect(() => createBookingSchema.validateSync(payload, { context: { today } })).not.toThrow();
        expect(created_at.getTime()).toBeLessThan(now.getTime());
        if (!verified) expect(checked_in_at).toBeNull();
        if (checked_in_at) {
          expect(verified?.people).toBe('all');
          expect(checked_in_at.toISOString() >= payload.checkin_date).toBe(true);
          expect(checked_in_at.getTime()).toBeLessThanOrEqual(now.getTime());
        }
        if (!verified) continue;
        expect(verified.verified_at.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
        expect(verified.verified_at.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
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
