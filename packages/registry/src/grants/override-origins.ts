import { grantSigner, type SecretKey } from './grant-signer.ts';
import { overrideCookieText } from './override-cookie-text.ts';
import { readPresented } from './presented-overrides.ts';

/**
 * The origins a page has to be let load from, by the override cookie it was asked for with; none for what was altered
 * or has ended. Nothing but the signature is looked at: what is really shown, the registry document decides.
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
