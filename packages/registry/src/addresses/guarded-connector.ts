import { buildConnector } from 'undici';
import {
  isCallableAddress,
  isNetworkAddress,
  ForbiddenAddressError,
  lookUpCallable,
  type AddressRules,
} from './callable-addresses.ts';

/** Checks addresses when connecting, so that a name cannot resolve to another address after the check. */
export function guardedConnector(rules: AddressRules, timeoutMs: number): buildConnector.connector {
  const connect = buildConnector({ lookup: lookUpCallable(rules), timeout: timeoutMs });
  return (options, connected) => {
    const { hostname } = options;
    if (isNetworkAddress(hostname) && !isCallableAddress(hostname, hostname, rules))
      return connected(new ForbiddenAddressError(`${hostname} must not be called`), null);
    return connect(options, connected);
  };
}
