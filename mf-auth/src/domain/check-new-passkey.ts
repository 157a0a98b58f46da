import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { renamePasskeySchema } from '@suite/contracts/auth';

export interface NewPasskeyForm {
  passkey_name: string;
}

/** A passkey without a name is named after its device. */
export function checkNewPasskey({ passkey_name }: NewPasskeyForm): CheckedForm<NewPasskeyForm> {
  const name = passkey_name.trim();
  const { errors } = name === '' ? {} : checkForm(renamePasskeySchema, { passkey_name: name });
  return errors ? { errors } : { value: { passkey_name: name } };
}
