import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { buildConnector } from 'undici';
import { isCallableAddress, isNetworkAddress, type AddressRules } from './callable-addresses.ts';

/** A host with an address that must not be called. */
class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
  readonly code = 'FORBIDDEN_ADDRESS';
}

/**
 * What an agent of undici connects by. Names are looked up by the connection itself, so that what is checked is what is
 * called; network addresses, which are not looked up, are checked as well.
 */
export function guardedConnector(rules: AddressRules, timeoutMs: number): buildConnector.connector {
  const connect = buildConnector({ lookup: lookUpCallable(rules), timeout: timeoutMs });
  return (options, connected) => {
    const { hostname } = options;
    if (isNetworkAddress(hostname) && !isCallableAddress(hostname, hostname, rules)) {
      return connected(new ForbiddenAddressError(`${hostname} must not be called`), null);
    }
    return connect(options, connected);
  };
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** @internal */
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
