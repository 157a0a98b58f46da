import type { OverrideSource } from '../remotes/registry/fetch-registry-document.ts';
import { storedOverrideText } from './override-key.ts';
import { restrictToPage } from './page-overrides.ts';

/** Uses the overrides stored at page load, because the content security policy lists only their addresses. */
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
        return {};
      }
    },
    restrict: (document) =>
      stored === null ? document : { ...document, remotes: document.remotes.map(restrictToPage) },
  };
}
