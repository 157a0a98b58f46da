import { isOnThisMachine, overrideHeader } from '@suite/descriptor';
import { overrideOfPage, pageOverrides, reloadForPolicy } from './page-overrides.ts';
import { uploadDevBuild } from './upload-dev-build.ts';
import {
  overrideText,
  parseOverrides,
  readOverrides,
  setOverrideCookie,
  type StoredOverride,
} from './stored-overrides.ts';

let uploaded: Promise<unknown> | undefined;

/** Uploads the builds once per page and returns the header that requests the overrides. */
export async function uploadOverrides(stored: string): Promise<Record<string, string>> {
  const overrides = parseOverrides(stored);
  const text = overrideText(overrides);
  if (text === '') return {};
  uploaded ??= uploadDevBuilds(overrides);
  await uploaded;
  return { [overrideHeader]: text };
}

function uploadDevBuilds(overrides: readonly StoredOverride[]): Promise<unknown> {
  // The cookie affects the next page, whose overrides may differ.
  setOverrideCookie(readOverrides());
  // The page was requested without the cookie, for example because it had ended.
  if (pageOverrides.length === 0 && reloadForPolicy()) return new Promise(() => undefined);
  const shown = overrides.filter(({ on, remote }) => on && overrideOfPage(remote));
  return Promise.all(shown.map(uploadForPage));
}

async function uploadForPage(override: StoredOverride): Promise<void> {
  const release = await uploadDevBuild(override);
  const isNamed = isOnThisMachine(override.url) || release === overrideOfPage(override.remote)?.release;
  if (release !== undefined && !isNamed && reloadForPolicy()) await new Promise(() => undefined);
}
