import { overrideCookie } from '@suite/descriptor';
import { overrideKey, storedOverrideText } from './override-key.ts';

/** One remote from somewhere else, as this browser keeps it. */
export interface StoredOverride {
  remote: string;
  url: string;
  /** Null on a server in development, where the address is enough. */
  grant: string | null;
  on: boolean;
  /** It came with a link from elsewhere, and the user has not agreed yet. */
  isProposed?: boolean;
}

const cookieSeconds = 30 * 24 * 60 * 60;

export function readOverrides(): StoredOverride[] {
  return parseOverrides(storedOverrideText() ?? '[]');
}

/** Reads what was stored. */
export function parseOverrides(stored: string): StoredOverride[] {
  try {
    const kept: unknown = JSON.parse(stored);
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // Unreadable storage is the same as none.
    return [];
  }
}

/**
 * Keeps what is overridden, for this browser. The cookie lets the server name whence the next page may load.
 * @throws Error when the browser keeps nothing
 */
export function storeOverrides(overrides: readonly StoredOverride[]): void {
  if (overrides.length === 0) localStorage.removeItem(overrideKey);
  else localStorage.setItem(overrideKey, JSON.stringify(overrides));
  setOverrideCookie(overrides);
}

/** The list with one more; there is one of each remote. */
export function withOverride(overrides: readonly StoredOverride[], added: StoredOverride): StoredOverride[] {
  return [...overrides.filter(({ remote }) => remote !== added.remote), added];
}

/** What the registry is asked with: grants, or where no grant is needed the plain addresses of all. */
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
