import { grantSigner, type SecretKey } from './grant-signer.ts';
import { overrideCookieText } from './override-cookie-text.ts';
import { readPresented } from './presented-overrides.ts';

/**
 * The origins that the content security policy of a page must allow for its override cookie; none for an altered or
 * expired grant. Only the signature is checked: the registry document decides what is shown.
 */
export function overrideOrigins(
  cookieHeader: string | undefined,
  { secretKey, freeOverrides }: { secretKey: SecretKey; freeOverrides: boolean },
): string[] {
  const text = overrideCookieText(cookieHeader);
  if (text === '') return [];
  const presented = readPresented(text, { signer: grantSigner(secretKey), freeOverrides });
  const urls = presented.flatMap((one) => (one.kind === 'refused' ? [] : [one.url]));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
