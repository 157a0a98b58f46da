import { object, type InferType } from 'yup';
import { textField } from '../forms/strict-fields.ts';
import { singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, listOrderSchema, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { hotelParams, hotelSchema, hotelsSchema } from './hotel.schema.ts';

export const hotelStatuses = ['approved', 'pending', 'rejected', 'active', 'inactive'] as const;

/** `status` sorts active hotels first; `approval` sorts undecided ones first, then approved ones. */
export const hotelSorts = [
  'hotel_name',
  'contact_person_name',
  'registration_number',
  'status',
  'approval',
] as const;
export type HotelSort = (typeof hotelSorts)[number];

const statusMessage = `Status must be all, ${hotelStatuses.join(', ')}`;

const hotelFiltersSchema = object({
  status: textField('Status')
    .typeError(statusMessage)
    .oneOf(['' as const, 'all' as const, ...hotelStatuses], statusMessage),
  search: singleLine('Search').max(200, 'Search must be at most 200 characters'),
});
export type HotelFilters = InferType<typeof hotelFiltersSchema>;

/** A page of the registered hotels, newest first unless `sort` says otherwise. */
export const listHotelsEndpoint = defineEndpoint({
  name: 'list-hotels',
  method: 'GET',
  path: '/hotel/list',
  access: { anyOf: ['approve_hotels'] },
  query: hotelFiltersSchema.concat(listOrderSchema(hotelSorts)).shape({ page: pageField, limit: limitField }),
  result: object({ hotels: hotelsSchema, pagination: paginationSchema.required() }),
  fallbackMessage: 'Failed to fetch hotels list',
});

/**
 * One hotel: any of them for reviewers, the own one for other users. Users who do not manage the hotel get null and empty
 * texts for its registration, its contact person and its administrator.
 */
export const getHotelEndpoint = defineEndpoint({
  name: 'get-hotel',
  method: 'GET',
  path: '/hotel/{id}',
  access: 'signed-in',
  params: hotelParams,
  result: hotelSchema,
  fallbackMessage: 'Failed to fetch hotel details',
  errors: ['HOTEL_NOT_FOUND'],
});
