import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent, fetch, type RequestInit } from 'undici';
import type { CustomFetch } from 'openid-client';
import { traceHeaders } from '../plugins/trace-context.ts';
import { isAllowedAddress, isAllowedUrl, type AddressRules } from './domain/public-address.ts';

/** How long a provider has for each step of an answer. */
const limitMs = 5_000;
const maxAnswerBytes = 1_000_000;

export interface ProviderFetch {
  fetch: CustomFetch;
  close(): Promise<void>;
}

/** An address that providers must not have. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

/**
 * Calls providers, whose addresses hotels enter. The name is looked up by the connection itself, so that what is checked is what
 * is called; redirects are not followed.
 */
export function openProviderFetch(rules: AddressRules): ProviderFetch {
  const agent = new Agent({
    connect: { lookup: lookUpAllowed(rules), timeout: limitMs },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
    maxResponseSize: maxAnswerBytes,
  });
  return {
    async fetch(url, options) {
      if (!isAllowedUrl(url, rules)) throw new ForbiddenAddressError(`${url} must not be called`);
      const headers = { ...options.headers, ...traceHeaders() };
      const request = { ...options, headers, redirect: 'manual', dispatcher: agent } as RequestInit;
      return (await fetch(url, request)) as unknown as Response;
    },
    close: () => agent.close(),
  };
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

function lookUpAllowed(rules: AddressRules) {
  return (host: string, options: LookupOptions, found: Found): void => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isAllowedAddress(host, address, rules))) {
        return found(new ForbiddenAddressError(`${host} has an address that must not be called`), []);
      }
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}
