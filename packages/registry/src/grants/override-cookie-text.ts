import { overrideCookie } from '@suite/descriptor';

export function overrideCookieText(cookieHeader: string | undefined): string {
  const pair = (cookieHeader ?? '').split(';').find((part) => part.trim().startsWith(`${overrideCookie}=`));
  const value = pair?.trim().slice(overrideCookie.length + 1) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
