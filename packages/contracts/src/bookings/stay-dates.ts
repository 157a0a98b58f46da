import type { TestContext, ValidationError } from 'yup';
import { daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
import { wholeNumberField } from '../forms/strict-fields.ts';
import { digitsLine } from '../forms/value-fields.ts';

/** Entered nights may differ from the computed ones by this much. */
const nightsTolerance = 2;

export function computeNights(checkin: string, checkout: string): number {
  return Math.max(1, daysBetween(checkin, checkout));
}

interface Stay {
  checkin_date?: unknown;
  checkout_date?: unknown;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value);

export function isLaterDay(checkin: unknown, checkout: unknown): boolean {
  return !isDay(checkin) || !isDay(checkout) || checkout > checkin;
}

function dayField(label: string) {
  return digitsLine(label)
    .required(`${label} is required`)
    .test(
      'calendar-date',
      `${label} must be a date, written as YYYY-MM-DD`,
      (value) => value === '' || isCalendarDate(value),
    );
}

export const checkinField = dayField('Check-in date').test(
  'not-past',
  'Check-in date cannot be in the past',
  function (checkin) {
    const { today } = (this.options.context ?? {}) as { today?: string };
    return !today || !isDay(checkin) || checkin >= today;
  },
);

export const checkoutField = dayField('Check-out date').test(
  'after-checkin',
  'Check-out date must be after check-in date',
  function (checkout) {
    return isLaterDay((this.parent as Stay).checkin_date, checkout);
  },
);

function nightsNearDates(this: TestContext, nights: number | undefined): true | ValidationError {
  const { checkin_date: checkin, checkout_date: checkout } = this.parent as Stay;
  if (nights === undefined || !isDay(checkin) || !isDay(checkout) || checkout <= checkin) return true;
  const expected = computeNights(checkin, checkout);
  if (Math.abs(nights - expected) <= nightsTolerance) return true;
  return this.createError({
    message: `Nights seem incorrect. Expected around ${expected} nights for selected dates.`,
  });
}

export const nightsField = wholeNumberField('Nights')
  .required('Nights are required')
  .min(1, 'Nights must be at least 1')
  .max(3650, 'Nights must be at most 3650')
  .test('near-dates', nightsNearDates);
