import { object } from 'yup';
import { pathIdField } from '../forms/strict-fields.ts';

export const bookingParams = object({ id: pathIdField('Booking') });
