import { object, type InferType } from 'yup';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { singleLine } from '../forms/single-line.ts';
import { digitsLine } from '../forms/value-fields.ts';
import { idIn, queryNumberField } from '../forms/strict-fields.ts';

const dateMessage = 'Dates must be written as YYYY-MM-DD';
const dateField = digitsLine('Dates').test(
  'calendar-date',
  dateMessage,
  (value) => !value || isCalendarDate(value),
);
const nameField = (label: string) =>
  singleLine(label).matches(/^[a-z_-]{1,60}$/, {
    message: `${label} is not known`,
    excludeEmptyString: true,
  });

/** `dateFrom` and `dateTo` are included days of the caller's hotel, or of UTC. */
export const auditFiltersSchema = object({
  actor: singleLine('Person').max(200, 'Person must be at most 200 characters'),
  action: nameField('Action'),
  subject_type: nameField('Subject type'),
  subject_id: singleLine('Subject').max(100, 'Subject must be at most 100 characters'),
  address: singleLine('Address').max(100, 'Address must be at most 100 characters'),
  hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID'),
  dateFrom: dateField,
  dateTo: dateField.test('range', 'From date must not be after To date', function (to) {
    const { dateFrom } = this.parent as { dateFrom?: string };
    return !to || !dateFrom || !isCalendarDate(to) || dateFrom <= to;
  }),
});

export type AuditFilters = InferType<typeof auditFiltersSchema>;
