import ipaddr from 'ipaddr.js';

/** Which addresses that people enter the server itself may call. */
export interface AddressRules {
  /** Hosts that the operator of the server named: they may have any address. */
  allowedHosts: readonly string[];
  /** The own machine: where the host itself is developed and tested. */
  allowsLoopback: boolean;
  /** Whether every host may have an address of a private network, and not of the public one alone. */
  allowsPrivate: boolean;
}

/**
 * Addresses at which clouds answer with credentials or settings of the machine, outside the link-local range: of Azure, of
 * AWS (also its pod identity), Google, Oracle and Scaleway. The last are IPv4 addresses in their obsolete IPv6 form.
 */
const forbidden = [
  '168.63.129.16/32',
  'fd00:ec2::/32',
  'fd20:ce::/32',
  'fd00:c1::/32',
  'fd00:42::/32',
  '::/96',
].map((range) => ipaddr.parseCIDR(range));

/** Whether a connection to a host may go to this network address. */
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

/** The host of an address, or the network address it is; without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Whether a text is a network address and no name. */
export function isNetworkAddress(host: string): boolean {
  return ipaddr.isValid(host);
}

/** Whether a host is the own machine, by name or network address. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}
