import { object, type InferType, type StringSchema } from 'yup';
import { textField } from '../forms/strict-fields.ts';

export const minPasswordLength = 6;
export const maxMinPasswordLength = 64;
const missing = 'New password is required';

const shorterThan = (length: number) => `Password must be at least ${length} characters`;

function withRules<Field extends StringSchema>(field: Field): Field {
  return field
    .min(minPasswordLength, shorterThan(minPasswordLength))
    .max(256, 'Password must be at most 256 characters')
    .test(
      'letter-and-digit',
      'Password must contain at least one letter and one number',
      (value) => !value || (/\p{L}/u.test(value) && /\p{Nd}/u.test(value)),
    );
}

export const newPasswordField = withRules(textField('New password').required(missing));

export const optionalNewPasswordField = withRules(
  textField('New password')
    .nonNullable(missing)
    .test('not-empty', missing, (value) => value !== ''),
);

function newPasswordFieldOf(minLength: number) {
  return newPasswordField.min(minLength, shorterThan(minLength));
}

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
