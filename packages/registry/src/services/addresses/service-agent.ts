import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent } from 'undici';
import { isCallableAddress, type ServiceAddressRules } from './service-origin.ts';

export interface ServiceTimeouts {
  connectTimeoutMs: number;
  /** From the end of the request to the head of the answer. */
  headersTimeoutMs: number;
  /** Without a byte of the answer. */
  idleTimeoutMs: number;
}

/** A service whose name has an address that must not be called. */
class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
  readonly code = 'FORBIDDEN_ADDRESS';
}

/** Connects to services. Names are looked up by the connection itself, so that what is checked is what is called. */
export function openServiceAgent(rules: ServiceAddressRules, timeouts: ServiceTimeouts): Agent {
  return new Agent({
    connect: { lookup: lookUpCallable(rules), timeout: timeouts.connectTimeoutMs },
    headersTimeout: timeouts.headersTimeoutMs,
    bodyTimeout: timeouts.idleTimeoutMs,
  });
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** @internal */
export function lookUpCallable(rules: ServiceAddressRules) {
  return (host: string, options: LookupOptions, found: Found): void => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isCallableAddress(host, address, rules))) {
        return found(new ForbiddenAddressError(`${host} has an address that must not be called`), []);
      }
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}

/** Whether a name has, at this moment, addresses that may be called; the connection checks again. */
export function hasCallableAddress(host: string, rules: ServiceAddressRules): Promise<boolean> {
  return new Promise((resolve) => {
    lookUpCallable(rules)(host, { all: true }, (error) => resolve(!(error instanceof ForbiddenAddressError)));
  });
}
