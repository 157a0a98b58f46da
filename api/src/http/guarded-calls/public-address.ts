import { hostOf, isCallableAddress, isLoopbackHost, isNetworkAddress } from '@suite/registry';
import type { AddressRules } from '@suite/registry';

/** Allows loopback only while the suite itself is reached by loopback alone. */
export function addressRules(
  { publicUrl, production }: { publicUrl: string; production: boolean },
  allowedHosts: readonly string[] = [],
): AddressRules {
  const allowsLoopback = !production && isLoopbackHost(hostOf(new URL(publicUrl)));
  return { allowedHosts, allowsLoopback, allowsPrivate: false };
}

export function isAllowedUrl(text: string, rules: AddressRules): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const host = hostOf(url);
  if (url.protocol === 'http:') return rules.allowsLoopback && isLoopbackHost(host);
  return url.protocol === 'https:' && (!isNetworkAddress(host) || isCallableAddress(host, host, rules));
}
