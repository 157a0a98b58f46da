import { expect, test } from '@jest/globals';
import { addStaffSchema } from '@suite/contracts/staff-roles';
import { makeChoices } from './choices.ts';
import { makePeople } from './people.ts';
import { planStaff } from './plan-staff.ts';

const now = new Date('2026-07-15T18:30:00Z');
const opened = new Date('2026-01-06T18:30:00Z');
const choices = makeChoices(3);
const staff = planStaff({ choices, people: makePeople(choices), opened, now });

test('there are pages of people in many positions, some gone, some yet to begin', () => {
  expect(staff.length).toBeGreaterThan(20);
  expect(new Set(staff.map(({ position }) => position)).size).toBeGreaterThan(5);
  const { length: gone } = staff.filter(({ is_active }) => !is_active);
  const { length: waiting } = staff.filter(({ last_login }) => last_login === null);
  expect(gone).toBeGreaterThan(1);
  expect(waiting).toBeGreaterThan(1);
  expect(gone + waiting).toBeLessThan(staff.length / 2);
});

test('some were here within 24 hours and some were not', () => {
  const logins = staff.flatMap(({ last_login }) => last_login ?? []);
  const { length: lately } = logins.filter((login) => now.getTime() - login.getTime() < 86_400_000);
  expect(lately).toBeGreaterThan(2);
  expect(lately).toBeLessThan(logins.length);
});

test('all staff joined after the opening of the hotel and signed in after that, with valid fields', () => {
  expect(new Set(staff.map(({ usr_email }) => usr_email)).size).toBe(staff.length);
  for (const { joined_at, last_login, is_active: _active, ...fields } of staff) {
    expect(joined_at.getTime()).toBeGreaterThanOrEqual(opened.getTime());
    if (last_login) expect(last_login.getTime()).toBeGreaterThan(joined_at.getTime());
    const { usr_phone, ...rest } = fields;
    const form = { ...rest, ...(usr_phone !== null && { usr_phone }), role_ids: [1] };
    expect(addStaffSchema.isValidSync(form)).toBe(true);
  }
});
