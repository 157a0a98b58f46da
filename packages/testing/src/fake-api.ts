import { answerThrough } from '@suite/api-client';
import type { AnyEndpoint, Failure, ResultOf } from '@suite/contracts/http';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { Refusal, refusal } from './refusal.ts';

export { refusal } from './refusal.ts';

/** `query` and `body` contain the values as sent. */
export interface RecordedCall {
  endpoint: string;
  url: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Readonly<Record<string, unknown>>;
}

interface Answering {
  endpoint: AnyEndpoint;
  pattern: RegExp;
  handler: (call: RecordedCall) => unknown;
  message: string;
}

/** Fakes the API client's network: answers endpoints registered with `on`, records calls, and answers 404 to others. */
export interface FakeApi {
  /** `answer` returns the endpoint's `result`, may be async, and may throw `refusal(…)`. */
  on<E extends AnyEndpoint>(
    endpoint: E,
    answer: (call: RecordedCall) => ResultOf<E> | Promise<ResultOf<E>>,
    message?: string,
  ): FakeApi;
  /** Answers every call with a failure, as `refusal` creates it. */
  refuse(endpoint: AnyEndpoint, status: number, failure?: Partial<Failure>): FakeApi;
  calls: RecordedCall[];
  callsTo(endpoint: AnyEndpoint): RecordedCall[];
}

/** Replaces the network for the rest of the test file's page. */
export function fakeApi(): FakeApi {
  const handlers = new Map<string, Answering>();
  const calls: RecordedCall[] = [];
  answerThrough(async (config) => {
    const url = config.url ?? '';
    const matching = [...handlers.values()].filter(
      ({ endpoint, pattern }) => endpoint.method === config.method?.toUpperCase() && pattern.test(url),
    );
    // Literal paths take precedence like on the server: `/hotel/list` is not a hotel with the id `list`.
    const found = matching.find(({ endpoint }) => !endpoint.path.includes('{')) ?? matching[0];
    const call: RecordedCall = {
      endpoint: found?.endpoint.name ?? 'unknown',
      url,
      query: (config.params ?? {}) as Record<string, unknown>,
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      headers: config.headers.toJSON(),
    };
    calls.push(call);
    if (!found) return respond(config, 404, { success: false, message: `Nothing answers ${url}` });
    try {
      const { handler, message } = found;
      const result = await handler(call);
      return respond(config, 200, found.endpoint.raw ? result : { success: true, message, result });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return respond(config, error.status, { success: false, ...error.failure });
    }
  });
  const api: FakeApi = {
    on(endpoint, answer, message = 'OK') {
      const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
      handlers.set(endpoint.name, { endpoint, pattern, handler: answer, message });
      return api;
    },
    refuse: (endpoint, status, failure) =>
      api.on(endpoint, () => {
        throw refusal(status, failure);
      }),
    calls,
    callsTo: (endpoint) => calls.filter((call) => call.endpoint === endpoint.name),
  };
  return api;
}

function respond(config: InternalAxiosRequestConfig, status: number, answer: unknown): AxiosResponse {
  if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const data = config.responseType === 'blob' ? asFile(answer) : answer;
  const response: AxiosResponse = { data, status, statusText: '', headers: {}, config };
  if (status < 400) return response;
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response);
}

/** Requests for files receive any answer as a file, also JSON. */
function asFile(answer: unknown): Blob {
  return new Blob([typeof answer === 'string' ? answer : JSON.stringify(answer)]);
}
