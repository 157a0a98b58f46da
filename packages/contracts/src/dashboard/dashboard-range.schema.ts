import { object, type InferType } from 'yup';
import { daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
import { digitsLine } from '../forms/value-fields.ts';

/** The longest period of a chart, in days. */
export const mostDashboardDays = 366;

const dateMessage = 'Dates must be written as YYYY-MM-DD';
const dayField = digitsLine('Dates').test(
  'calendar-date',
  dateMessage,
  (value) => !value || isCalendarDate(value),
);

/**
 * Which days the charts show, both included and in the view's time zone: none, or both. Without them a Super Admin
 * sees this month and the eleven before, other users today and the six days before.
 */
export const dashboardRangeSchema = object({
  from: dayField,
  to: dayField.test('range', function (to) {
    const { from } = this.parent as { from?: string };
    if (!from && !to) return true;
    if (!from || !to) return this.createError({ message: 'Name both the first and the last day' });
    if (!isCalendarDate(from) || !isCalendarDate(to)) return true;
    if (from > to) return this.createError({ message: 'From date must not be after To date' });
    if (daysBetween(from, to) < mostDashboardDays) return true;
    return this.createError({ message: `Choose at most ${mostDashboardDays} days` });
  }),
});

export type DashboardRange = InferType<typeof dashboardRangeSchema>;
