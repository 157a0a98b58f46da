import { ApiCallError } from '@suite/api-client';
import { overrideHeader } from '@suite/descriptor';
import { callPlatform } from '../platform/call-platform.ts';
import type { StoredOverride } from './stored-overrides.ts';
import { t } from '../languages/catalog.ts';

/** A development server answers once its build under way is ready. */
const limitMs = 15_000;
const problems = new Map<string, string>();

export function devBuildProblem(remote: string): string | undefined {
  return problems.get(remote);
}

/** Stores a failure, because an earlier upload may suffice. Returns the release if a grant names it. */
export async function uploadDevBuild({ remote, url, grant }: StoredOverride): Promise<string | undefined> {
  problems.delete(remote);
  try {
    const body = await readRelease(remote, url);
    if (grant === null) {
      await callPlatform('/overrides', { method: 'POST', body: { remote, url, release: body } });
    } else {
      const headers = { [overrideHeader]: grant };
      const call = { method: 'POST', headers, body } as const;
      return (await callPlatform<{ release?: string }>('/overrides/release', call)).result.release;
    }
  } catch (error) {
    problems.set(remote, sentenceOf(error));
  }
  return undefined;
}

async function readRelease(remote: string, url: string): Promise<object> {
  const address = new URL('release.json', url).href;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs), cache: 'no-store' });
    const release: unknown = await answer.json();
    if (answer.ok && typeof release === 'object' && release !== null) return release;
  } catch {
    // The code below reports this error.
  }
  throw new Error(
    t('Nothing could be read from {address}. Start {remote} there, and reload this page.', {
      address,
      remote,
    }),
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiCallError && (error.status === 401 || error.status === 403)) {
    return t('This server shows a remote from elsewhere only with a grant. Ask its operator for one.');
  }
  return error instanceof Error ? error.message : String(error);
}
