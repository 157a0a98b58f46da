import ipaddr from 'ipaddr.js';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';

export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
  readonly code = 'FORBIDDEN_ADDRESS';
}

export interface AddressRules {
  /** These hosts may have any address, as the operator listed them. */
  allowedHosts: readonly string[];
  allowsLoopback: boolean;
  allowsPrivate: boolean;
}

/** These are cloud metadata addresses outside the link-local range; the last is IPv4 in its obsolete IPv6 form. */
const forbidden = [
  '168.63.129.16/32',
  'fd00:ec2::/32',
  'fd20:ce::/32',
  'fd00:c1::/32',
  'fd00:42::/32',
  '::/96',
].map((range) => ipaddr.parseCIDR(range));

export function isCallableAddress(host: string, address: string, rules: AddressRules): boolean {
  if (rules.allowedHosts.includes(host)) return true;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return rules.allowsLoopback;
  const isPrivate = range === 'private' || range === 'uniqueLocal';
  if (range !== 'unicast' && !(isPrivate && rules.allowsPrivate)) return false;
  return !forbidden.some(
    ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
  );
}

export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

export function isNetworkAddress(host: string): boolean {
  return ipaddr.isValid(host);
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
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
      if (!first || addresses.some(({ address }) => !isCallableAddress(host, address, rules)))
        return found(new ForbiddenAddressError(`${host} has an address that must not be called`), []);
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}

export function hasCallableAddress(host: string, rules: AddressRules): Promise<boolean> {
  return new Promise((resolve) => {
    lookUpCallable(rules)(host, { all: true }, (error) => resolve(!(error instanceof ForbiddenAddressError)));
  });
}

/** Returns a sentence. The allowed hosts, and loopback addresses where these are allowed, need no TLS. */
export function findOriginProblem(text: string, rules: AddressRules): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.origin !== text || !/^https?:$/.test(url.protocol))
    return 'The address of a service is its origin alone, such as https://spa.internal.example.';
  const host = hostOf(url);
  if (isNetworkAddress(host) && !isCallableAddress(host, host, rules)) {
    return `${host} must not be called: let the operator of the server name it in SERVICE_HOSTS, or use another address.`;
  }
  const needsTls = !rules.allowedHosts.includes(host) && !(rules.allowsLoopback && isLoopbackHost(host));
  if (url.protocol === 'http:' && needsTls) {
    return `Tokens of users travel to ${host}: use https, or let the operator of the server name it in SERVICE_HOSTS.`;
  }
  return undefined;
}
