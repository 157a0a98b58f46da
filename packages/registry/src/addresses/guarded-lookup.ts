import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isCallableAddress, type AddressRules } from './callable-addresses.ts';

export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
  readonly code = 'FORBIDDEN_ADDRESS';
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Resolves names as `dns.lookup` does, and fails if any of the addresses must not be called. */
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

export function hasCallableAddress(host: string, rules: AddressRules): Promise<boolean> {
  return new Promise((resolve) => {
    lookUpCallable(rules)(host, { all: true }, (error) => resolve(!(error instanceof ForbiddenAddressError)));
  });
}
