import type { CalendarDate } from '@suite/contracts/dates';
import { newBookingRules, type NewBookingPayload } from '@suite/contracts/bookings';
import { ValidationError } from 'yup';
import { InvalidFieldsError } from '../../errors/domain-error.ts';

export function checkPayload(payload: object, today: CalendarDate): NewBookingPayload {
  try {
    return newBookingRules(payload).validateSync(payload, {
      context: { today },
      abortEarly: false,
      disableStackTrace: true,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    throw new InvalidFieldsError(faults.map(({ path, message }) => ({ field: path || 'body', message })));
  }
}
