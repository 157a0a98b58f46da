import { object } from 'yup';
import { pathIdField } from '../forms/strict-fields.ts';

/** Names one booking in a path. */
export const bookingParams = object({ id: pathIdField('Booking') });
