import type { OverrideSource } from '../remotes/registry/fetch-registry-document.ts';
import { storedOverrideText } from './override-key.ts';
import { restrictToPage } from './page-overrides.ts';

/**
 * What the question for the registry document carries besides: nothing, for all but those who override a remote. It is
 * what was stored when the page began, since the page's policy names those addresses and no others.
 */
export function createOverrideSource(): OverrideSource {
  const stored = storedOverrideText();
  return {
    isOverriding: () => stored !== null,
    async readHeaders() {
      if (stored === null) return {};
      try {
        const { uploadOverrides } = await import('./upload-overrides.ts');
        return await uploadOverrides(stored);
      } catch {
        // Without its override the page still works; the panel says that nothing is overridden.
        return {};
      }
    },
    restrict: (document) =>
      stored === null ? document : { ...document, remotes: document.remotes.map(restrictToPage) },
  };
}
