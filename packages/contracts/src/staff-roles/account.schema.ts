import { boolean, number, object, string, type InferType } from 'yup';
import { personName } from './staff.schema.ts';
import { emailField, updatedAtField } from '../forms/value-fields.ts';
import { pathIdField, textField } from '../forms/strict-fields.ts';

export const accountRoles = ['Super Admin', 'Platform Operator'] as const;
export type AccountRole = (typeof accountRoles)[number];

const accountFields = {
  usr_firstname: personName('First name'),
  usr_lastname: personName('Last name'),
  role_name: textField('Role')
    .oneOf([...accountRoles], 'Please select a valid role')
    .required('Role is required'),
};

export const createAccountSchema = object({
  ...accountFields,
  usr_email: emailField('Email', 'Please enter a valid email address').required('Email is required'),
}).noUnknown();
export type CreateAccountPayload = InferType<typeof createAccountSchema>;

/** The address is missing because the person alone may change it. */
export const updateAccountSchema = object({ ...accountFields, updated_at: updatedAtField() }).noUnknown();
export type UpdateAccountPayload = InferType<typeof updateAccountSchema>;

/** `last_login` is null before the first sign-in; `has_second_factor` includes passkeys. Instants are ISO 8601. */
export const accountSchema = object({
  user_id: number().required(),
  usr_firstname: string().defined(),
  usr_lastname: string().defined(),
  usr_email: string().required(),
  role_name: string().required(),
  is_active: boolean().required(),
  must_change_password: boolean().required(),
  has_second_factor: boolean(),
  last_login: string().defined().nullable(),
  created_at: string().required(),
  updated_at: string().required(),
});
export type Account = InferType<typeof accountSchema>;

export const accountParams = object({ id: pathIdField('Account') });
