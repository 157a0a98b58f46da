import type { OverrideSource } from '../remotes/registry/fetch-registry-document.ts';
import { storedOverrideText } from './override-key.ts';
import { restrictToPage } from './page-overrides.ts';

const names = ['override', 'override-grant'];

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
        // A failed upload must not keep the document from loading.
        return {};
      }
    },
    restrict: (document) =>
      stored === null ? document : { ...document, remotes: document.remotes.map(restrictToPage) },
  };
}

export function readOverrideLink(): void {
  const address = new URL(location.href);
  const given = names.map((name) => address.searchParams.get(name)).find((text) => text !== null);
  if (given == null) return;
  for (const name of names) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  void import('./parse-override.ts').then(({ applyOverrideLink }) => applyOverrideLink(given));
}
