import type { RequestInit } from 'undici';
import type { CustomFetch } from 'openid-client';
import { openGuardedFetch } from '../http/guarded-calls/open-guarded-fetch.ts';
import type { AddressRules } from '@suite/registry';
import { traceHeaders } from '../http/tracing/trace-context.ts';

/** Documents and keys of providers are far smaller. */
const limits = { milliseconds: 5_000, bytes: 1_000_000 };

export interface ProviderFetch {
  fetch: CustomFetch;
  close(): Promise<void>;
}

export function openProviderFetch(rules: AddressRules): ProviderFetch {
  const guarded = openGuardedFetch(rules, limits);
  return {
    async fetch(url, options) {
      const request = { ...options, headers: { ...options.headers, ...traceHeaders() } } as RequestInit;
      return (await guarded.fetch(url, request)) as unknown as Response;
    },
    close: () => guarded.close(),
  };
}
