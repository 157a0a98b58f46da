import { overrideCookie } from '@suite/descriptor';
import { overrideKey, storedOverrideText } from './override-key.ts';

export interface StoredOverride {
  remote: string;
  url: string;
  /** Is null on a development server, where the address suffices. */
  grant: string | null;
  on: boolean;
  /** Is true while an override from a link awaits the user's consent. */
  isProposed?: boolean;
}

const cookieSeconds = 30 * 24 * 60 * 60;

export function readOverrides(): StoredOverride[] {
  return parseOverrides(storedOverrideText() ?? '[]');
}

export function parseOverrides(stored: string): StoredOverride[] {
  try {
    const kept: unknown = JSON.parse(stored);
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Sets a cookie for the next page's content security policy. Throws if storage is unavailable. */
export function storeOverrides(overrides: readonly StoredOverride[]): void {
  if (overrides.length === 0) localStorage.removeItem(overrideKey);
  else localStorage.setItem(overrideKey, JSON.stringify(overrides));
  setOverrideCookie(overrides);
}

export function withOverride(overrides: readonly StoredOverride[], added: StoredOverride): StoredOverride[] {
  return [...overrides.filter(({ remote }) => remote !== added.remote), added];
}

/** Returns grants, or plain addresses if any override has no grant. */
export function overrideText(overrides: readonly StoredOverride[]): string {
  const shown = overrides.filter(({ on }) => on);
  if (shown.length === 0) return '';
  if (shown.every(({ grant }) => grant !== null)) return shown.map(({ grant }) => grant).join(',');
  return JSON.stringify(Object.fromEntries(shown.map(({ remote, url }) => [remote, url])));
}

export function setOverrideCookie(overrides: readonly StoredOverride[]): void {
  const text = overrideText(overrides);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = text === '' ? 0 : cookieSeconds;
  document.cookie = `${overrideCookie}=${encodeURIComponent(text)}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
}

function isKept(entry: unknown): entry is StoredOverride {
  if (typeof entry !== 'object' || entry === null) return false;
  const { remote, url, grant, on } = entry as Partial<Record<keyof StoredOverride, unknown>>;
  const isText = typeof remote === 'string' && typeof url === 'string';
  return isText && (grant === null || typeof grant === 'string') && typeof on === 'boolean';
}
