import { isOnThisMachine, pageOverridesName, type LiveRemote, type PageOverride } from '@suite/descriptor';
import { matchesPath } from '../remotes/registry/matches-path.ts';

const loadedPath = location.pathname;

/** The overrides that the server listed in this page, whose policy names what they may load. */
export const pageOverrides: readonly PageOverride[] = readPageOverrides();

function readPageOverrides(): PageOverride[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${pageOverridesName}"]`);
  return meta ? (JSON.parse(meta.content) as PageOverride[]) : [];
}

/** The override of a remote for which the policy of this page names an address. */
export function overrideOfPage(remote: string): PageOverride | undefined {
  return pageOverrides.find((one) => one.remote === remote && isForPath(one, loadedPath));
}

const minReloadIntervalMs = 5_000;
const reloadedAt = 'suite:overrides-reloaded-at';

/** Loads the page again for another policy. What changes with each load must not cause an endless loop. */
export function reloadForPolicy(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < minReloadIntervalMs) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Whether a path needs another page than this one, since another policy belongs to it. */
export function needsOtherPage(pathname: string): boolean {
  return pageOverrides.some((one) => isForPath(one, pathname) !== isForPath(one, loadedPath));
}

function isForPath({ paths }: PageOverride, pathname: string): boolean {
  return paths.some((path) => matchesPath(path, pathname));
}

/**
 * The entry of a remote in the registry document, as far as this page may load it: on pages of others an overridden remote is
 * its release. Without a release it has no entry and shows nothing there.
 */
export function restrictToPage(remote: LiveRemote): LiveRemote {
  if (remote.cohort !== 'override' || isLoadable(remote.name)) return remote;
  const { fallback, ...rest } = remote;
  return fallback ? { ...rest, ...fallback } : { ...rest, entry: '', parts: [], fills: [] };
}

/** The policy names single files of another machine, and those are known once a build was uploaded. */
function isLoadable(remote: string): boolean {
  const override = overrideOfPage(remote);
  if (!override) return false;
  return override.state === 'in-force' || (override.url !== null && isOnThisMachine(override.url));
}
