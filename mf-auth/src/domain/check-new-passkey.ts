import { checkForm, type CheckedForm } from '@suite/contracts';
import { renamePasskeySchema } from '@suite/contracts/auth';

/** The form of a new passkey as it is typed. */
export interface NewPasskeyForm {
  passkey_name: string;
  usr_password: string;
}

/** Checks it: without a name it is called after its device, and the password counts once the server asks for it. */
export function checkNewPasskey(
  { passkey_name, usr_password }: NewPasskeyForm,
  asksPassword: boolean,
): CheckedForm<{ passkey_name: string; usr_password: string | undefined }> {
  const name = passkey_name.trim();
  const { errors } = name === '' ? {} : checkForm(renamePasskeySchema, { passkey_name: name });
  if (asksPassword && usr_password === '') {
    return { errors: { ...errors, usr_password: 'Password is required' } };
  }
  if (errors) return { errors };
  return { value: { passkey_name: name, usr_password: asksPassword ? usr_password : undefined } };
}
