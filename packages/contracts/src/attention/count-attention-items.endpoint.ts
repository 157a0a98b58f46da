import { number, object } from 'yup';
import { hotelIdField } from '../bookings/booking-filters.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayDecide } from '../permissions/permissions.ts';

/** Counts what waits for a decision of the caller, for the menu entry. */
export const countAttentionItemsEndpoint = defineEndpoint({
  name: 'count-attention-items',
  method: 'GET',
  path: '/attention/count',
  access: { anyOf: mayDecide },
  query: object({ hotelId: hotelIdField }),
  result: object({ count: number().required() }),
  fallbackMessage: 'Failed to count what is waiting for a decision',
});
