import { overrideHeader } from '@suite/remote-kit/descriptor';
import type { Registry } from '../registry/call-registry.ts';
import { grantOverride } from '../registry/registry-client.ts';
import { moment, type Say } from './report.ts';

interface Granting {
  remote: string;
  url: string;
  hours: number;
  user?: string;
}

/** Lets somebody see a remote from a developer's own machine for some hours. */
export async function grantRemoteOverride(registry: Registry, wanted: Granting, say: Say) {
  const release = await fetchRelease(wanted.url, say);
  const { message, result } = await grantOverride(registry, {
    ...wanted,
    ...(release === undefined ? {} : { release }),
  });
  say(message);
  say(`It ends at ${moment(result.expires_at)} UTC. It is sent in the header ${overrideHeader}:`);
  say(result.grant);
  return { ...result, message };
}

/** The release.json that is served there now; the developer may also hand it in later. */
async function fetchRelease(url: string, say: Say): Promise<unknown> {
  const address = new URL('release.json', url.endsWith('/') ? url : `${url}/`);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(3000) });
    if (answer.ok) return await answer.json();
    say(`${address.href} answered ${answer.status}; its release.json has to be handed in from there`);
  } catch (error) {
    say(
      `${address.href} cannot be read (${(error as Error).message}); its release.json has to be handed in from there`,
    );
  }
  return undefined;
}
