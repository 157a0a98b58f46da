import { Refusal } from './refusal.ts';

export { refusal } from './refusal.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Answering {
  method: string;
  pattern: RegExp;
  answer: (request: Request) => unknown;
}

const answers = new Map<string, Answering>();

/**
 * Answers `fetch` requests for the rest of the test file or page; unmatched requests get 404.
 * @param call method and path, such as `DELETE /services/spa/treatments/{id}/booking`
 * @param answer returns the JSON body; may be async and throw `refusal(…)`
 */
export function answerFetch(call: `${Method} /${string}`, answer: (request: Request) => unknown): void {
  const [method = '', path = ''] = call.split(' ');
  answers.set(call, { method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), answer });
  globalThis.fetch = respond;
}

async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
  const { pathname } = new URL(request.url);
  const found = [...answers.values()].find(
    ({ method, pattern }) => method === request.method && pattern.test(pathname),
  );
  if (!found) return failed(404, `Nothing answers ${request.method} ${pathname}`);
  try {
    return Response.json((await found.answer(request)) ?? null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 0) throw new TypeError('Failed to fetch', { cause: error });
    return failed(error.status, error.failure.message, error.failure);
  }
}

const failed = (status: number, message: string | undefined, failure: object = {}) =>
  Response.json({ success: false, message, ...failure }, { status });
