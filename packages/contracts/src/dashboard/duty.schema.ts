import { boolean, number, object, string, type InferType } from 'yup';
import { singleLine } from '../forms/single-line.ts';
import { flagField, pathIdField } from '../forms/strict-fields.ts';

export const departments = ['Reception', 'Housekeeping', 'Maintenance', 'Security', 'Restaurant'] as const;

export const dutySchema = object({
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

export const setDutySchema = object({
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

export const dutyParams = object({ id: pathIdField('Staff member') });
