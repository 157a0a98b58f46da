import type { PlainCode } from '@suite/contracts/messages';

// The set omits shorter passwords, which violate the rules anyway.
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).filter((word) => word.length >= 6));
}

async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon().catch((error: unknown) => {
    common = undefined;
    throw error;
  });
  return (await common).has(password.toLowerCase());
}

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
