import { array, object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { singleLine } from '../forms/single-line.ts';
import { dutySchema } from './duty.schema.ts';

const dutyFiltersSchema = object({
  search: singleLine('Search').max(200, 'Search must be at most 200 characters'),
});

export type DutyFilters = InferType<typeof dutyFiltersSchema>;

/** A page of the own hotel's active staff by name. `search` matches names. */
export const listDutyEndpoint = defineEndpoint({
  name: 'list-duty',
  method: 'GET',
  path: '/dashboard/staff',
  access: { anyOf: ['manage_hotel'] },
  query: dutyFiltersSchema.shape({ page: pageField, limit: limitField }),
  result: object({
    staff: array(dutySchema.required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch staff',
});
