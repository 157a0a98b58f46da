import { array, object, type InferType } from 'yup';
import { singleLine } from '../single-line.ts';
import { idIn, wholeNumberField } from '../strict-fields.ts';

function personName(label: string) {
  return singleLine(label).required(`${label} is required`).max(50, `${label} must not exceed 50 characters`);
}

/** A new colleague. `role_ids` name roles of the same hotel. */
export const addStaffSchema = object({
  usr_firstname: personName('First name'),
  usr_lastname: personName('Last name'),
  usr_email: singleLine('Email')
    .required('Email is required')
    .max(254, 'Please enter a valid email address')
    .email('Please enter a valid email address'),
  usr_phone: singleLine('Phone').matches(/^\+?(?=.*\d)[\d ()-]{7,15}$/, {
    message: 'Please enter a valid phone number',
    excludeEmptyString: true,
  }),
  position: singleLine('Position')
    .required('Position is required')
    .max(100, 'Position must be at most 100 characters'),
  role_ids: array(idIn(wholeNumberField('Role'), 'Role').required())
    .required('Select at least one role')
    .min(1, 'Select at least one role')
    .max(100, 'Select at most 100 roles'),
}).noUnknown();

export type AddStaffPayload = InferType<typeof addStaffSchema>;
