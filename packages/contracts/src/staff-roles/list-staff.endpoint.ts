import { array, number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, listOrderSchema, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { mayReadStaff } from '../permissions/permissions.ts';
import { singleLine } from '../forms/value-fields.ts';
import { idIn, queryNumberField, textField } from '../forms/strict-fields.ts';
import { staffSchema } from './staff.schema.ts';

/** `name` sorts by first name, then last name; `status` sorts the active first. */
export const staffSorts = ['name', 'usr_email', 'position', 'status'] as const;
export type StaffSort = (typeof staffSorts)[number];

const statusMessage = 'Status must be all, active or inactive';

const staffFiltersSchema = object({
  search: singleLine('Search').max(200, 'Search must be at most 200 characters'),
  position: singleLine('Position').max(100, 'Position must be at most 100 characters'),
  status: textField('Status')
    .typeError(statusMessage)
    .oneOf(['' as const, 'all' as const, 'active' as const, 'inactive' as const], statusMessage),
  hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID'),
});
export type StaffFilters = InferType<typeof staffFiltersSchema>;

/**
 * A page of the staff in the caller's scope, the last to join first unless `sort` says otherwise. `counts` and `positions` cover all staff in
 * the scope, whatever the filters are. `recent_activity` counts people who signed in within the last 24 hours.
 */
export const listStaffEndpoint = defineEndpoint({
  name: 'list-staff',
  method: 'GET',
  path: '/hotel/staff',
  access: { anyOf: mayReadStaff },
  query: staffFiltersSchema.concat(listOrderSchema(staffSorts)).shape({ page: pageField, limit: limitField }),
  result: object({
    staff: array(staffSchema.required()).required(),
    counts: object({
      active_staff: number().required(),
      inactive_staff: number().required(),
      recent_activity: number().required(),
    }).required(),
    positions: array(string().required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch staff list',
});
