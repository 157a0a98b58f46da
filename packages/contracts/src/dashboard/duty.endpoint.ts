import { array, boolean, number, object, string, type InferType } from 'yup';
import { flagField, pathIdField } from '../forms/strict-fields.ts';
import { singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';

export const departments = ['Reception', 'Housekeeping', 'Maintenance', 'Security', 'Restaurant'] as const;

const dutySchema = object({
  user_id: number().required(),
  usr_firstname: string().defined(),
  usr_lastname: string().defined(),
  position: string().defined().nullable(),
  department: string().defined().nullable(),
  is_on_duty: boolean().required(),
  assigned_rooms: number().required(),
  open_tasks: number().required(),
});
export type Duty = InferType<typeof dutySchema>;

const setDutySchema = object({
  department: singleLine('Department')
    .nullable()
    .test(
      'department',
      `Department must be one of ${departments.join(', ')}`,
      (value) => value === undefined || value === null || departments.some((name) => name === value),
    ),
  is_on_duty: flagField('On duty'),
}).noUnknown();
export type SetDutyPayload = InferType<typeof setDutySchema>;

const dutyParams = object({ id: pathIdField('Staff member') });

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

/** Sets a colleague's department and whether they are on duty. */
export const setDutyEndpoint = defineEndpoint({
  name: 'set-duty',
  method: 'PATCH',
  path: '/dashboard/staff/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: dutyParams,
  body: setDutySchema,
  result: dutySchema,
  fallbackMessage: 'Failed to update duty',
  errors: ['NOT_FOUND'],
});
