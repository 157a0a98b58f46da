import ipaddr from 'ipaddr.js';

/**
 * Whom an address stands for where calls are counted: of IPv6 its /64, as a client that has one has all 2^64 of them. An
 * IPv4 address inside of IPv6 is itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
