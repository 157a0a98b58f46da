import { isOnThisMachine, pageOverridesName, type LiveRemote, type PageOverride } from '@suite/descriptor';
import { matchesPath } from '../remotes/registry/matches-path.ts';

const loadedPath = location.pathname;

export const pageOverrides: readonly PageOverride[] = readPageOverrides();

function readPageOverrides(): PageOverride[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${pageOverridesName}"]`);
  return meta ? (JSON.parse(meta.content) as PageOverride[]) : [];
}

export function overrideOfPage(remote: string): PageOverride | undefined {
  return pageOverrides.find((one) => one.remote === remote && isForPath(one, loadedPath));
}

const minReloadIntervalMs = 5_000;
const reloadedAt = 'suite:overrides-reloaded-at';

/** Reloads the page to get another content security policy, at most once per interval to prevent a loop. */
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

export function needsOtherPage(pathname: string): boolean {
  return pageOverrides.some((one) => isForPath(one, pathname) !== isForPath(one, loadedPath));
}

function isForPath({ paths }: PageOverride, pathname: string): boolean {
  return paths.some((path) => matchesPath(path, pathname));
}

/** Replaces an override that this page's policy does not list by the remote's release, or by an empty entry. */
export function restrictToPage(remote: LiveRemote): LiveRemote {
  if (remote.cohort !== 'override' || isLoadable(remote.name)) return remote;
  const { fallback, ...rest } = remote;
  return fallback ? { ...rest, ...fallback } : { ...rest, entry: '', parts: [], fills: [] };
}

/** The policy lists single files of another machine, which are known once a build was uploaded. */
function isLoadable(remote: string): boolean {
  const override = overrideOfPage(remote);
  if (!override) return false;
  return override.state === 'in-force' || (override.url !== null && isOnThisMachine(override.url));
}
