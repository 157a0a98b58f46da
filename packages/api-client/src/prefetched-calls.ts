import type { AxiosRequestConfig, AxiosResponse } from 'axios';

interface PrefetchedAnswer {
  answer: Promise<AxiosResponse>;
  call: AbortController;
  sentAt: number;
  arrived?: AxiosResponse;
}

/** Equals the timeout of a call; older responses are discarded as outdated. */
const maxAgeMs = 10_000;

const answers = new Map<string, PrefetchedAnswer>();

let send: (config: AxiosRequestConfig) => Promise<AxiosResponse> = () =>
  Promise.reject(new Error('No client'));

export function prefetchWith(request: typeof send): void {
  send = request;
}

/** Sends a GET call in advance. `callEndpoint` with the same path and query uses its response. */
export function prefetchCall(path: string, query: Readonly<Record<string, string>> = {}): void {
  const config = { method: 'GET', url: path, params: query };
  const key = keyOf(config);
  if (isFresh(answers.get(key))) return;
  const call = new AbortController();
  const answer = send({ ...config, signal: call.signal });
  const prefetched: PrefetchedAnswer = { answer, call, sentAt: performance.now() };
  answers.set(key, prefetched);
  answer.then(
    (response) => void (prefetched.arrived = response),
    // A call that failed before it was needed is sent again, because the cause may be over.
    () => void (answers.get(key) === prefetched && answers.delete(key)),
  );
}

export function discardPrefetchedCalls(): void {
  for (const { call } of answers.values()) call.abort();
  answers.clear();
}

/** Returns the prefetched response to the first caller only. A call that changes data discards all others. */
export function takePrefetched<Answer>(
  config: AxiosRequestConfig,
): Promise<AxiosResponse<Answer>> | undefined {
  if (config.method !== 'GET') discardPrefetchedCalls();
  if (config.method !== 'GET' || config.headers || config.responseType) return undefined;
  const key = keyOf(config);
  const found = answers.get(key);
  answers.delete(key);
  if (!found || !isFresh(found)) return undefined;
  const { signal } = config;
  if (signal?.aborted) {
    found.call.abort();
    return undefined;
  }
  signal?.addEventListener?.('abort', () => found.call.abort());
  return found.answer as Promise<AxiosResponse<Answer>>;
}

export function takeArrived<Answer>(config: AxiosRequestConfig): AxiosResponse<Answer> | undefined {
  const key = keyOf(config);
  const found = answers.get(key);
  if (!found?.arrived || !isFresh(found)) return undefined;
  answers.delete(key);
  return found.arrived as AxiosResponse<Answer>;
}

function isFresh(found: PrefetchedAnswer | undefined): boolean {
  return found !== undefined && performance.now() - found.sentAt < maxAgeMs;
}

function keyOf({ url = '', params = {} }: AxiosRequestConfig): string {
  const query = new URLSearchParams(params as Record<string, string>);
  query.sort();
  return `${url}?${query.toString()}`;
}
