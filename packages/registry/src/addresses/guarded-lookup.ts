import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isCallableAddress, type AddressRules } from './callable-addresses.ts';

/** A host with an address that must not be called. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
  readonly code = 'FORBIDDEN_ADDRESS';
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Looks names up as `dns.lookup`, and fails for one that has an address which must not be called. */
export function lookUpCallable(rules: AddressRules) {
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
export function hasCallableAddress(host: string, rules: AddressRules): Promise<boolean> {
  return new Promise((resolve) => {
    lookUpCallable(rules)(host, { all: true }, (error) => resolve(!(error instanceof ForbiddenAddressError)));
  });
}
