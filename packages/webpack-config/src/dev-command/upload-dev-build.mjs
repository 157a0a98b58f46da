import { Failure } from './failure.mjs';

const limitMs = 10_000;
const hours = 12;

/**
 * @typedef {object} Override
 * @property {string} text value of the page's override parameter
 * @property {() => Promise<void>} takeBack ends the override for all visitors
 */

/**
 * Registers an override with the given grant, with one requested by token, or without either in development.
 * @param {{ suite: string, base: string, token: string | undefined, grant: string | undefined }} where
 * @returns {Promise<Override>}
 */
export async function uploadDevBuild({ suite, base, token, grant }) {
  const release = await (await fetch(new URL('release.json', base))).json();
  const post = (/** @type {string} */ path, /** @type {HeadersInit} */ rights, /** @type {object} */ body) =>
    ask(suite, path, {
      method: 'POST',
      headers: { ...rights, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  if (grant !== undefined) {
    await post('overrides/release', { 'x-suite-override': grant }, release);
    return { text: grant, takeBack: async () => undefined };
  }
  /** @type {Record<string, string>} */
  const rights = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const wanted = { remote: release.name, url: base, release, ...(token && { hours }) };
  const granted = await post('overrides', rights, wanted);
  return {
    text: token === undefined ? `${release.name}@${base}` : granted.grant,
    takeBack: () => ask(suite, `overrides/${granted.id}`, { method: 'DELETE', headers: rights }),
  };
}

/** @param {string} suite @param {string} path @param {RequestInit} init */
async function ask(suite, path, init) {
  const address = new URL(`/platform/${path}`, suite);
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(limitMs) }).catch(() => {
    throw new Failure(`No suite answers at ${suite}. Does it run there? Name another one with --shell.`);
  });
  const answer = await response.json().catch(() => undefined);
  if (answer?.success) return answer.result;
  if (response.status === 401 && !bearsToken(init)) {
    throw new Failure(
      `${suite} asks for a grant. Give one with --grant, or set SUITE_TOKEN to a token of this remote.`,
    );
  }
  throw new Failure(
    answer?.message ?? `${suite} answered ${response.status} and does not look like a suite.`,
  );
}

/** @param {RequestInit} init */
const bearsToken = ({ headers }) => new Headers(headers).has('authorization');
