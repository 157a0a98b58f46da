import ipaddr from 'ipaddr.js';

/** Which addresses services may have besides those of public and private networks over TLS. */
export interface ServiceAddressRules {
  /** Hosts that may have any address, and be called without TLS. */
  allowedHosts: readonly string[];
  /** The own machine, also without TLS: where the host itself is developed and tested. */
  allowsLoopback: boolean;
}

const callableRanges = new Set(['unicast', 'private', 'uniqueLocal']);

/** Addresses of cloud providers that answer with credentials of the machine, outside the link-local range. */
const metadataAddresses = new Set(['168.63.129.16', '192.0.0.192', '100.100.100.200', 'fd00:ec2::254']);

/** Whether a connection to a host may go to this network address. */
export function isCallableAddress(host: string, address: string, rules: ServiceAddressRules): boolean {
  if (rules.allowedHosts.includes(host)) return true;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return rules.allowsLoopback;
  return callableRanges.has(range) && !metadataAddresses.has(parsed.toString());
}

/** Why a text cannot be the origin of a service, in a sentence; undefined where it can. */
export function findOriginProblem(text: string, rules: ServiceAddressRules): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.origin !== text || !/^https?:$/.test(url.protocol)) {
    return 'The address of a service is its origin alone, such as https://spa.internal.example.';
  }
  const host = hostOf(url);
  const isAddress = ipaddr.isValid(host);
  if (isAddress && !isCallableAddress(host, host, rules)) {
    return `${host} must not be called: let the operator of the server name it in SERVICE_HOSTS, or use another address.`;
  }
  const needsTls = !rules.allowedHosts.includes(host) && !(rules.allowsLoopback && isLoopback(host));
  if (url.protocol === 'http:' && needsTls) {
    return `Tokens of users travel to ${host}: use https, or let the operator of the server name it in SERVICE_HOSTS.`;
  }
  return undefined;
}

/** The host of an address without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}
