import { overrideHeader } from '@suite/descriptor';
import type { Registry } from '../registry/call-registry.ts';
import { grantOverride } from '../registry/registry-client.ts';
import { formatInstant, type Print } from './report.ts';

interface Granting {
  remote: string;
  url: string;
  hours: number;
  user?: string;
}

export async function grantRemoteOverride(registry: Registry, wanted: Granting, print: Print) {
  const release = await fetchRelease(wanted.url, print);
  const { message, result } = await grantOverride(registry, {
    ...wanted,
    ...(release === undefined ? {} : { release }),
  });
  print(message);
  print(`It ends at ${formatInstant(result.expires_at)} UTC. It is sent in the header ${overrideHeader}:`);
  print(result.grant);
  return { ...result, message };
}

async function fetchRelease(url: string, print: Print): Promise<unknown> {
  const address = new URL('release.json', url.endsWith('/') ? url : `${url}/`);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(3000) });
    if (answer.ok) return await answer.json();
    print(`${address.href} answered ${answer.status}; its release.json has to be uploaded from there`);
  } catch (error) {
    print(
      `${address.href} cannot be read (${(error as Error).message}); its release.json has to be uploaded from there`,
    );
  }
  return undefined;
}
