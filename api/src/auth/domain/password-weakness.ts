import type { PlainCode } from '@suite/contracts/messages';
import { isCommonPassword } from './common-passwords.ts';

export interface PasswordOwner {
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
}

function simplified(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
}

export async function passwordWeakness(
  password: string,
  owner: PasswordOwner,
): Promise<PlainCode | undefined> {
  const { usr_email, usr_firstname, usr_lastname } = owner;
  const own = [
    usr_email,
    usr_email.split('@')[0] ?? '',
    usr_firstname,
    usr_lastname,
    usr_firstname + usr_lastname,
    usr_lastname + usr_firstname,
  ];
  if (own.map(simplified).includes(simplified(password))) {
    return 'PASSWORD_IS_NAME';
  }
  if (await isCommonPassword(password)) return 'PASSWORD_COMMON';
  return undefined;
}
