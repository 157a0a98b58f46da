import { array, boolean, number, object, string, type InferType } from 'yup';
import { digitsLine, emailField, singleLine, updatedAtField } from '../forms/value-fields.ts';
import { idIn, pathIdField, wholeNumberField } from '../forms/strict-fields.ts';

export function personName(label: string) {
  return singleLine(label).required(`${label} is required`).max(50, `${label} must not exceed 50 characters`);
}

const ownEmailField = emailField('Email', 'Please enter a valid email address');

const roleIdsField = array(idIn(wholeNumberField('Role'), 'Role').required())
  .required('Select at least one role')
  .min(1, 'Select at least one role')
  .max(100, 'Select at most 100 roles');

export const staffRolesSchema = object({ role_ids: roleIdsField, updated_at: updatedAtField() }).noUnknown();
export type StaffRolesPayload = InferType<typeof staffRolesSchema>;

const staffFormSchema = object({
  usr_firstname: personName('First name'),
  usr_lastname: personName('Last name'),
  usr_email: ownEmailField.nonNullable('Please enter a valid email address'),
  usr_phone: digitsLine('Phone').matches(/^\+?(?=.*\d)[\d ()-]{7,15}$/, {
    message: 'Please enter a valid phone number',
    excludeEmptyString: true,
  }),
  position: singleLine('Position')
    .required('Position is required')
    .max(100, 'Position must be at most 100 characters'),
  role_ids: roleIdsField,
});

/** The e-mail may be sent, but not changed. */
export const updateStaffSchema = staffFormSchema.shape({ updated_at: updatedAtField() }).noUnknown();
export type UpdateStaffPayload = InferType<typeof updateStaffSchema>;

export const addStaffSchema = staffFormSchema
  .shape({
    usr_email: ownEmailField.required('Email is required'),
    hotel_id: idIn(wholeNumberField('Hotel ID'), 'Hotel ID'),
  })
  .noUnknown();
export type AddStaffPayload = InferType<typeof addStaffSchema>;

/** `updated_at` covers names, contact, position and roles; `has_second_factor` includes passkeys. */
export const staffSchema = object({
  user_id: number().required(),
  usr_firstname: string().defined(),
  usr_lastname: string().defined(),
  usr_email: string().required(),
  usr_phone: string().defined().nullable(),
  position: string().defined().nullable(),
  is_active: boolean().required(),
  must_change_password: boolean().required(),
  has_second_factor: boolean(),
  staff_joined_at: string().required(),
  last_login: string().defined().nullable(),
  updated_at: string().required(),
  hotel_id: number().required(),
  hotel_name: string().required(),
  roles: array(
    object({
      id: number().required(),
      role_name: string().required(),
      role_description: string().defined().nullable(),
    }).required(),
  ).required(),
});
export type Staff = InferType<typeof staffSchema>;

export const staffParams = object({ id: pathIdField('Staff member') });
