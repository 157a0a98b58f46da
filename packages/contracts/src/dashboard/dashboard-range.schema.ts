import { object, type InferType } from 'yup';
import { daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
import { digitsLine } from '../forms/value-fields.ts';

export const mostDashboardDays = 366;

const dateMessage = 'Dates must be written as YYYY-MM-DD';
const dayField = digitsLine('Dates').test(
  'calendar-date',
  dateMessage,
  (value) => !value || isCalendarDate(value),
);

/** Requires both days or none; the default is twelve months for a Super Admin and seven days for others. */
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
