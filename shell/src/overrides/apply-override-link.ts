import { isOnThisMachine } from '@suite/descriptor';
import { toast } from '@suite/ui/core';
import { storeOverrides, readOverrides, withOverride } from './stored-overrides.ts';
import { parseOverrideLink } from './parse-override.ts';
import { t } from '../languages/catalog.ts';

/**
 * Keeps what a link overrides and loads the page anew, so that its policy names the address. A link that leads to
 * another machine is only a proposal: its sender may be an attacker, so the panel asks first.
 */
export function applyOverrideLink(text: string): void {
  const read = parseOverrideLink(text);
  if ('problem' in read) {
    toast.error(t("The link's override was not understood. {problem}", { problem: read.problem }), {
      durationMs: 12_000,
    });
    return;
  }
  const { override } = read;
  const isProposed = !isOnThisMachine(override.url);
  storeOverrides(
    withOverride(readOverrides(), { ...override, on: !isProposed, ...(isProposed && { isProposed }) }),
  );
  location.reload();
}
