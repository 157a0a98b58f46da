import { buildConnector } from 'undici';
import { isCallableAddress, isNetworkAddress, type AddressRules } from './callable-addresses.ts';
import { ForbiddenAddressError, lookUpCallable } from './guarded-lookup.ts';

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
