import { overrideHeader } from '@suite/descriptor';
import { uploadDevBuild } from './upload-dev-build.ts';
import { overrideText, readOverrides, setOverrideCookie } from './stored-overrides.ts';

let uploaded: Promise<unknown> | undefined;

/** The header that asks for what is overridden. Before the first time in a page, what is served there is handed in. */
export async function uploadOverrides(): Promise<Record<string, string>> {
  const text = overrideText(readOverrides());
  if (text === '') return {};
  uploaded ??= uploadDevBuilds();
  await uploaded;
  return { [overrideHeader]: text };
}

function uploadDevBuilds(): Promise<unknown> {
  const kept = readOverrides();
  setOverrideCookie(kept);
  return Promise.all(kept.filter(({ on }) => on).map(uploadDevBuild));
}
