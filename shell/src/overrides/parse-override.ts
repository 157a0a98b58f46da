import { overrideUrl, isOnThisMachine } from '@suite/descriptor';
import { storeOverrides, readOverrides, withOverride, type StoredOverride } from './stored-overrides.ts';
import { t } from '../languages/catalog.ts';
import { toast } from '@suite/ui/core';

const remoteName = /^mf-[a-z0-9]+(?:-[a-z0-9]+)*$/;

export type ParsedOverride = { override: StoredOverride } | { problem: string };

export function parseOverrideAddress(remote: string, address: string): ParsedOverride {
  if (!remoteName.test(remote)) return { problem: t('The name of a remote looks like mf-bookings.') };
  const url = overrideUrl(address.trim());
  if (url === undefined)
    return { problem: t('An address begins with https://, or with http://localhost on this very machine.') };
  return { override: { remote, url, grant: null, on: true } };
}

/** Reads the unsigned part of a grant; only the server can validate it. */
export function parseOverrideGrant(text: string): ParsedOverride {
  const grant = text.trim();
  try {
    const [, body = ''] = /^override_([\w-]+)\.[\w-]+$/.exec(grant) ?? [];
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claim = JSON.parse(new TextDecoder().decode(bytes)) as { remote?: unknown; url?: unknown };
    const { remote, url } = claim;
    if (typeof remote === 'string' && typeof url === 'string')
      return { override: { remote, url, grant, on: true } };
  } catch {
    // The code below reports this error.
  }
  return { problem: t('This is not a grant. A grant is one line that begins with override_') };
}

export function parseOverrideLink(text: string): ParsedOverride {
  const cut = text.indexOf('@');
  return cut === -1
    ? parseOverrideGrant(text)
    : parseOverrideAddress(text.slice(0, cut), text.slice(cut + 1));
}

/** Reloads for a content security policy with the address; links to other machines may be attacks and need consent. */
export function applyOverrideLink(text: string): void {
  const read = parseOverrideLink(text);
  if ('problem' in read) {
    const text = t("The link's override was not understood. {problem}", { problem: read.problem });
    return void toast.error(text, { durationMs: 12_000 });
  }
  const { override } = read;
  const isProposed = !isOnThisMachine(override.url);
  storeOverrides(
    withOverride(readOverrides(), { ...override, on: !isProposed, ...(isProposed && { isProposed }) }),
  );
  location.reload();
}
