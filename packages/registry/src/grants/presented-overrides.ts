import type { GrantSigner } from './grant-signer.ts';
import { isOnThisMachine, overrideUrl, overrideCookie, overrideHeader } from '@suite/descriptor';
import type { FastifyRequest } from 'fastify';

export type Presented =
  | { kind: 'grant'; id: number; remote: string; url: string; grant: string; expires_at: Date }
  | { kind: 'free'; remote: string; url: string; grant: null }
  | { kind: 'refused'; remote: string | null; grant: string | null; message: string };

export interface OverrideSettings {
  signer: GrantSigner;
  freeOverrides: boolean;
}

const maxOverrides = 20;

export function readPresented(text: string, settings: OverrideSettings): Presented[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (trimmed.startsWith('{')) return readPlain(trimmed, settings);
  return trimmed
    .split(',')
    .slice(0, maxOverrides)
    .map((grant) => readGrant(grant.trim(), settings));
}

function readGrant(grant: string, { signer }: OverrideSettings): Presented {
  const claim = signer.read(grant);
  // Grants of earlier versions may allow more than one exact origin.
  if (!claim || overrideUrl(claim.url) !== claim.url) {
    const message = 'This override was altered, or another server granted it. Ask for a new one.';
    return { kind: 'refused', remote: null, grant, message };
  }
  const { id, remote, url } = claim;
  const expires_at = new Date(claim.expires_at);
  if (expires_at > new Date()) return { kind: 'grant', id, remote, url, grant, expires_at };
  const message = `The override of ${remote} ended at ${claim.expires_at}. Ask for a new one.`;
  return { kind: 'refused', remote, grant, message };
}

function readPlain(text: string, { freeOverrides }: OverrideSettings): Presented[] {
  if (!freeOverrides)
    return [refused(null, 'This server overrides a remote only with a grant. Ask its operator for one.')];
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [refused(null, 'The override is not JSON such as {"mf-bookings":"http://localhost:4001/"}.')];
  }
  return Object.entries(parsed ?? {})
    .slice(0, maxOverrides)
    .map(([remote, address]: [string, unknown]): Presented => {
      const url = typeof address === 'string' ? overrideUrl(address) : undefined;
      if (url !== undefined && isOnThisMachine(url)) return { kind: 'free', remote, url, grant: null };
      return refused(remote, `${remote} can be overridden without a grant from localhost only.`);
    });
}

function refused(remote: string | null, message: string): Presented {
  return { kind: 'refused', remote, grant: null, message };
}

export function overrideCookieText(cookieHeader: string | undefined): string {
  const pair = (cookieHeader ?? '').split(';').find((part) => part.trim().startsWith(`${overrideCookie}=`));
  const value = pair?.trim().slice(overrideCookie.length + 1) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

export function overriddenRemotes({ headers }: FastifyRequest, settings: OverrideSettings): Set<string> {
  const header = headers[overrideHeader];
  const texts = [typeof header === 'string' ? header : '', overrideCookieText(headers.cookie)];
  const presented = texts.flatMap((text) => readPresented(text, settings));
  return new Set(presented.flatMap((one) => (one.kind === 'refused' ? [] : [one.remote])));
}
