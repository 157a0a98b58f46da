import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import {
  accountRoles,
  createAccountSchema,
  updateAccountSchema,
  type Account,
  type CreateAccountPayload,
  type UpdateAccountPayload,
} from '@suite/contracts/staff-roles';

export interface AccountFormValues {
  usr_firstname: string;
  usr_lastname: string;
  usr_email: string;
  role_name: string;
}

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

/** Omits the address, which cannot be changed here. */
export function checkAccountChange({ updated_at }: Account) {
  return ({ usr_firstname, usr_lastname, role_name }: AccountFormValues): CheckedForm<UpdateAccountPayload> =>
    checkForm(updateAccountSchema, { usr_firstname, usr_lastname, role_name, updated_at });
}
