import ipaddr from 'ipaddr.js';

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
