import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import {
  accountRoles,
  createAccountSchema,
  updateAccountSchema,
  type Account,
  type CreateAccountPayload,
  type UpdateAccountPayload,
} from '@suite/contracts/staff-roles';

/** What is entered about an account of the platform. */
export interface AccountFormValues {
  usr_firstname: string;
  usr_lastname: string;
  usr_email: string;
  role_name: string;
}

/** The form as it opens: blank for a new account. */
export function accountFormOf(account: Account | null): AccountFormValues {
  return {
    usr_firstname: account?.usr_firstname ?? '',
    usr_lastname: account?.usr_lastname ?? '',
    usr_email: account?.usr_email ?? '',
    role_name: account?.role_name ?? accountRoles[1],
  };
}

export function checkNewAccount(values: AccountFormValues): CheckedForm<CreateAccountPayload> {
  return checkForm(createAccountSchema, values);
}

/** Checks a change of an account as it was when the form opened; its address is not sent. */
export function checkAccountChange({ updated_at }: Account) {
  return ({ usr_firstname, usr_lastname, role_name }: AccountFormValues): CheckedForm<UpdateAccountPayload> =>
    checkForm(updateAccountSchema, { usr_firstname, usr_lastname, role_name, updated_at });
}
