import ipaddr from 'ipaddr.js';

/** Which addresses besides public ones may be called. */
export interface AddressRules {
  /** Hosts of the operator's own network. */
  privateHosts: readonly string[];
  /** The own machine, also without TLS: where the suite itself is developed and tested. */
  allowsLoopback: boolean;
}

/** What the settings of the server permit: its own machine only while the suite itself is reached there alone. */
export function addressRules(
  { publicUrl, production }: { publicUrl: string; production: boolean },
  privateHosts: readonly string[] = [],
): AddressRules {
  return { privateHosts, allowsLoopback: !production && isLoopback(new URL(publicUrl)) };
}

const rangeOf = (address: string) => ipaddr.process(address).range();

/** Whether a host with this network address may be called. */
export function isAllowedAddress(host: string, address: string, rules: AddressRules): boolean {
  const range = rangeOf(address);
  if (range === 'unicast') return true;
  if (range === 'loopback' && rules.allowsLoopback) return true;
  return rules.privateHosts.includes(host);
}

/** The host of an address, or the network address it is; without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Whether an address names the own machine. */
function isLoopback(url: URL): boolean {
  const host = hostOf(url);
  return host === 'localhost' || (ipaddr.isValid(host) && rangeOf(host) === 'loopback');
}

/** Whether an address may be called or opened: https, or without TLS the own machine where that is allowed. */
export function isAllowedUrl(text: string, rules: AddressRules): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol === 'http:') return rules.allowsLoopback && isLoopback(url);
  const host = hostOf(url);
  return url.protocol === 'https:' && (!ipaddr.isValid(host) || isAllowedAddress(host, host, rules));
}
