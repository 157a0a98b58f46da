import {
  hostOf,
  isCallableAddress,
  isLoopbackHost,
  isNetworkAddress,
  type AddressRules,
} from '../../addresses/callable-addresses.ts';

/** Returns a sentence. The allowed hosts, and loopback addresses where these are allowed, need no TLS. */
export function findOriginProblem(text: string, rules: AddressRules): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.origin !== text || !/^https?:$/.test(url.protocol)) {
    return 'The address of a service is its origin alone, such as https://spa.internal.example.';
  }
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
