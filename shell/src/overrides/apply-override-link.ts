import { isOnThisMachine } from '@suite/descriptor';
import { toast } from '@suite/ui/core';
import { storeOverrides, readOverrides, withOverride } from './stored-overrides.ts';
import { parseOverrideLink } from './parse-override.ts';
import { t } from '../languages/catalog.ts';

/** Reloads for a content security policy with the address; links to other machines may be attacks and need consent. */
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
