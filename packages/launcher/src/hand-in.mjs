import { Failure } from './failure.mjs';

const limitMs = 10_000;
const hours = 12;

/**
 * @typedef {object} Override
 * @property {string} text what the page is opened with
 * @property {() => Promise<void>} takeBack lets everybody get the release again
 */

/**
 * Tells a suite what is served at an address, so that its pages may load it.
 * @param {{ suite: string, base: string, token: string | undefined }} where
 * @returns {Promise<Override>}
 */
export async function handIn({ suite, base, token }) {
  const release = await (await fetch(new URL('release.json', base))).json();
  /** @type {Record<string, string>} */
  const rights = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { id, grant } = await ask(suite, 'overrides', {
    method: 'POST',
    headers: { ...rights, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: release.name, url: base, release, ...(token && { hours }) }),
  });
  return {
    text: token === undefined ? `${release.name}@${base}` : grant,
    takeBack: () => ask(suite, `overrides/${id}`, { method: 'DELETE', headers: rights }),
  };
}

/**
 * @param {string} suite
 * @param {string} path
 * @param {RequestInit} init
 */
async function ask(suite, path, init) {
  const address = new URL(`/platform/${path}`, suite);
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(limitMs) }).catch(() => {
    throw new Failure(
      `No suite answers at ${suite}. Start one with npm start, or name another with --shell.`,
    );
  });
  const answer = await response.json().catch(() => undefined);
  if (answer?.success) return answer.result;
  if (response.status === 401) {
    throw new Failure(
      `${suite} asks for a grant: set SUITE_RELEASE_TOKEN to a token of this remote. See docs/developing.md.`,
    );
  }
  throw new Failure(
    answer?.message ?? `${suite} answered ${response.status} and does not look like a suite.`,
  );
}
