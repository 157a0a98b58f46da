import { announceSignedOut } from './signed-out.ts';
import { announceUnreachable } from './unreachable.ts';

/** Where the API is, on the origin of the page. */
export const apiBase = '/api';

/**
 * Calls the API for code that knows no contracts, as `fetch` does: any answer of the server is given as it is. An expired
 * session is renewed, and its end announced, as by `callEndpoint`.
 * @param path below `apiBase`, with its query
 * @throws TypeError for a path of another place, and where the server cannot be reached
 */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(apiBase + path, location.origin);
  if (!path.startsWith('/') || !url.pathname.startsWith(`${apiBase}/`))
    throw new TypeError(`${path} is not a path of the API: it must begin with a slash`);
  const first = await request(url, init);
  if (!(await isExpired(first))) return endedUnless(first, first.status !== 401);
  // The refused answer has renewed the cookies: the same request, once more.
  const second = await request(url, init);
  return endedUnless(second, second.status !== 401 && !(await isExpired(second)));
}

async function request(url: URL, init: RequestInit): Promise<Response> {
  try {
    // The session cookie is SameSite, and no call carries a token against forgery.
    return await fetch(url, { ...init, credentials: 'same-origin' });
  } catch (error) {
    if (!init.signal?.aborted) announceUnreachable();
    throw error;
  }
}

function endedUnless(answer: Response, isSessionAlive: boolean): Response {
  if (!isSessionAlive) announceSignedOut();
  return answer;
}

async function isExpired(answer: Response): Promise<boolean> {
  if (answer.status !== 401 && answer.status !== 403) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null && 'tokenExpired' in body && body.tokenExpired === true;
}
