import { object, type InferType } from 'yup';
import { textField } from '../strict-fields.ts';
import { newPasswordField } from './new-password.schema.ts';

/** The form behind 'Change Password'; only `usr_password` is sent. */
export const changePasswordFormSchema = object({
  usr_password: newPasswordField,
  confirm_password: textField('Confirm password')
    .required('Please confirm your password')
    .test('same', 'Passwords must match', function (value) {
      return !value || value === (this.parent as { usr_password?: string }).usr_password;
    }),
}).noUnknown();

export type ChangePasswordForm = InferType<typeof changePasswordFormSchema>;
