import type { Failure } from '@suite/contracts/http';
import { askForConfirmation } from './confirmation.ts';
import { announceSignedOut } from './signed-out.ts';
import { announceUnreachable } from './unreachable.ts';

/** Where the API is, on the origin of the page. */
export const apiBase = '/api';

/**
 * Calls the API for code that knows no contracts, as `fetch` does: any answer of the server is given as it is. An expired
 * session is renewed, its end announced, and a call that needs a confirmation sent again with it, as by `callEndpoint`.
 * @param input a path below `apiBase`, with its query; or a request of an address of the API, as clients like openapi-fetch
 * make it
 * @throws TypeError for another place, and where the server cannot be reached
 */
export async function fetchApi(input: string | Request, init: RequestInit = {}): Promise<Response> {
  const target = typeof input === 'string' ? urlOf(input) : requireOwn(input);
  const answer = await sendRenewed(target, init);
  const { errorType, action } = await refusalOf(answer);
  if (errorType !== 'CONFIRMATION_REQUIRED' || !(await askForConfirmation(action))) return answer;
  return sendRenewed(target, init);
}

async function sendRenewed(target: URL | Request, init: RequestInit): Promise<Response> {
  let answer = await send(target, init);
  // The refused answer has renewed the cookies: the same request, once more.
  if (await isExpired(answer)) answer = await send(target, init);
  const hasEnded = answer.status === 401 || (await isExpired(answer));
  return hasEnded && (await announceSignedOut()) ? sendRenewed(target, init) : answer;
}

function urlOf(path: string): URL {
  const url = new URL(apiBase + path, location.origin);
  if (!path.startsWith('/') || !url.pathname.startsWith(`${apiBase}/`))
    throw new TypeError(`${path} is not a path of the API: it must begin with a slash`);
  return url;
}

function requireOwn(request: Request): Request {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || !pathname.startsWith(`${apiBase}/`))
    throw new TypeError(`${request.url} is not an address of the API: ${location.origin}${apiBase}/…`);
  return request;
}

async function send(target: URL | Request, init: RequestInit): Promise<Response> {
  // The body of a request can be sent once, and it may have to be sent again.
  const input = target instanceof URL ? target : target.clone();
  try {
    // The session cookie is SameSite, and no call carries a token against forgery.
    return await fetch(input, { ...init, credentials: 'same-origin' });
  } catch (error) {
    const signal = init.signal ?? (target instanceof URL ? undefined : target.signal);
    if (!signal?.aborted) announceUnreachable();
    throw error;
  }
}

async function isExpired(answer: Response): Promise<boolean> {
  return (await refusalOf(answer)).tokenExpired === true;
}

async function refusalOf(answer: Response): Promise<Partial<Failure>> {
  if (answer.status !== 401 && answer.status !== 403) return {};
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : {};
}
