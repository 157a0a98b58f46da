import { isCommonPassword } from './common-passwords.ts';

export interface PasswordOwner {
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
}

function simplified(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
}

export async function passwordWeakness(password: string, owner: PasswordOwner): Promise<string | undefined> {
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
    return 'Password must not be your name or email address';
  }
  if (await isCommonPassword(password)) return 'This password is too common. Please choose another one';
  return undefined;
}
