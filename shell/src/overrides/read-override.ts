import { overrideUrl } from '@suite/remote-kit/descriptor';
import type { KeptOverride } from './kept-overrides.ts';

const remoteName = /^mf-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What was read, or a sentence that says why not. */
export type ReadOverride = { override: KeptOverride } | { problem: string };

/** Reads `mf-bookings` and `http://localhost:4001/`. */
export function readAddress(remote: string, address: string): ReadOverride {
  if (!remoteName.test(remote)) return { problem: 'The name of a remote looks like mf-bookings.' };
  const url = overrideUrl(address.trim());
  if (url === undefined) {
    return { problem: 'An address begins with https://, or with http://localhost on this very machine.' };
  }
  return { override: { remote, url, grant: null, on: true } };
}

/** Reads a grant as far as it is written for everybody to read; the server alone knows whether it holds. */
export function readGrant(text: string): ReadOverride {
  const grant = text.trim();
  try {
    const [, body = ''] = /^override_([\w-]+)\.[\w-]+$/.exec(grant) ?? [];
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claim = JSON.parse(new TextDecoder().decode(bytes)) as { remote?: unknown; url?: unknown };
    const { remote, url } = claim;
    if (typeof remote === 'string' && typeof url === 'string') {
      return { override: { remote, url, grant, on: true } };
    }
  } catch {
    // Said below, as for everything that is no grant.
  }
  return { problem: 'This is not a grant. A grant is one line that begins with override_' };
}

/** Reads what a link carries: `mf-bookings@http://localhost:4001/`, or a grant. */
export function readLink(text: string): ReadOverride {
  const cut = text.indexOf('@');
  return cut === -1 ? readGrant(text) : readAddress(text.slice(0, cut), text.slice(cut + 1));
}
