import { readRefusalOf, sendInSession, announceUnreachable } from './send-in-session.ts';

export const apiBase = '/api';

/**
 * Calls the API without contracts, as `fetch` does, but renews sessions and requests confirmations.
 * @param input a path below `apiBase` with its query, or a Request to the API
 * @throws TypeError for other addresses and if the server is unreachable
 */
export async function fetchApi(input: string | Request, init: RequestInit = {}): Promise<Response> {
  const target = typeof input === 'string' ? urlOf(input) : requireOwn(input);
  return sendInSession({ send: () => send(target, init), readRefusal: readRefusalOf });
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
  // The body of a Request can be read only once, and a retry needs it again.
  const input = target instanceof URL ? target : target.clone();
  try {
    return await fetch(input, { ...init, credentials: 'same-origin' });
  } catch (error) {
    const signal = init.signal ?? (target instanceof URL ? undefined : target.signal);
    if (!signal?.aborted) announceUnreachable();
    throw error;
  }
}
