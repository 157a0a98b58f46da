import { array, number, object, string } from 'yup';
import { hotelIdField } from '../bookings/booking-filters.schema.ts';
import { textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { mayDecide } from '../permissions/permissions.ts';
import { attentionItemKinds, attentionItemSchema } from './attention-item.schema.ts';

const kindFilters = ['', ...attentionItemKinds, 'snoozed'] as const;

/**
 * A page of what waits for a decision of the caller: the most urgent first, of equal urgency what waits longest.
 * `counts` has each kind of which anything waits, whichever kind is listed. Items that the caller snoozed are neither listed nor
 * counted, except by the kind `snoozed` and in `snoozed`.
 */
export const listAttentionItemsEndpoint = defineEndpoint({
  name: 'list-attention-items',
  method: 'GET',
  path: '/attention',
  access: { anyOf: mayDecide },
  query: object({
    kind: textField('Kind').oneOf(kindFilters, `Kind must be one of ${kindFilters.slice(1).join(', ')}`),
    hotelId: hotelIdField,
    page: pageField,
    limit: limitField,
  }),
  result: object({
    items: array(attentionItemSchema.required()).required(),
    counts: array(object({ kind: string().required(), count: number().required() }).required()).required(),
    snoozed: number().required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch what is waiting for a decision',
});
