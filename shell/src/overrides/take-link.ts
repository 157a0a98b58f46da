import { isOnThisMachine } from '@suite/remote-kit/descriptor';
import { toast } from '@suite/ui/core';
import { keepOverrides, readOverrides, withOverride } from './kept-overrides.ts';
import { readLink } from './read-override.ts';

/**
 * Keeps what a link overrides and loads the page anew, so that its policy names the address. A link that leads to
 * another machine only proposes: whoever sent it may not mean well, and the panel asks.
 */
export function takeLink(text: string): void {
  const read = readLink(text);
  if ('problem' in read) {
    toast.error(`The link's override was not understood. ${read.problem}`, { durationMs: 12_000 });
    return;
  }
  const { override } = read;
  const isProposed = !isOnThisMachine(override.url);
  keepOverrides(
    withOverride(readOverrides(), { ...override, on: !isProposed, ...(isProposed && { isProposed }) }),
  );
  location.reload();
}
