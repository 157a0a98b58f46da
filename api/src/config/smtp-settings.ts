import { string } from 'yup';

export interface SmtpSettings {
  url: string;
  from: { name: string; address: string };
  /** Requires STARTTLS; without it nothing is sent. */
  encrypted: boolean;
}

const options = ['authMethod', 'ignoreTLS', 'name', 'requireTLS', 'tls.rejectUnauthorized', 'tls.servername'];
const sender = /^(?:([^\p{Cc}<>@",;:]*?)\s*<([^\s<>@",;:]+@[^\s<>@",;:]+)>|([^\s<>@",;:]+@[^\s<>@",;:]+))$/u;

const smtpUrlRule = `SMTP_URL must read smtp://user:password@host:587 or smtps://user:password@host:465, with special characters percent-encoded; behind a ? it takes ${options.join(', ')}`;

export const smtpFields = {
  SMTP_URL: string().test('smtp', smtpUrlRule, isSmtpUrl),
  MAIL_FROM: string()
    .test('sender', 'MAIL_FROM must be an address, such as Suite <suite@example.com>', isSender)
    .when('SMTP_URL', {
      is: (url: unknown) => url !== undefined,
      then: (from) => from.required('MAIL_FROM must be set with SMTP_URL: the address mails come from'),
    }),
};

export function isSmtpUrl(value: string | undefined): boolean {
  if (value === undefined) return true;
  if (!/^smtps?:\/\/[^\s]+$/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  const plainPath = url.pathname === '' || url.pathname === '/';
  if (url.hostname === '' || !plainPath || url.hash !== '') return false;
  return decodes(url.username) && decodes(url.password) && [...url.searchParams.keys()].every(isOption);
}

const isOption = (name: string): boolean => options.includes(name);

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export function isSender(value: string | undefined): boolean {
  return value === undefined || sender.test(value);
}

export function readSmtpSettings(
  url: string | undefined,
  from: string | undefined,
): SmtpSettings | undefined {
  const [, name = '', named, bare = ''] = sender.exec(from ?? '') ?? [];
  if (url === undefined) return undefined;
  const { protocol, username, searchParams } = new URL(url);
  const chosen = searchParams.has('ignoreTLS') || searchParams.has('requireTLS');
  return {
    url,
    from: { name, address: named ?? bare },
    encrypted: protocol === 'smtp:' && username !== '' && !chosen,
  };
}
