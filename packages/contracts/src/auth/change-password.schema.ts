import { object, type InferType } from 'yup';
import { textField } from '../forms/strict-fields.ts';
import { minPasswordLength, newPasswordFieldOf } from './new-password.schema.ts';

export function changePasswordFormOf(minLength: number = minPasswordLength) {
  return object({
    usr_password: newPasswordFieldOf(minLength),
    confirm_password: textField('Confirm password')
      .required('Please confirm your password')
      .test('same', 'Passwords must match', function (value) {
        return !value || value === (this.parent as { usr_password?: string }).usr_password;
      }),
  }).noUnknown();
}

export const changePasswordFormSchema = changePasswordFormOf();

export type ChangePasswordForm = InferType<typeof changePasswordFormSchema>;
