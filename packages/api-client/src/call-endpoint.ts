import type {
  AnyEndpoint,
  BodyOf,
  Failure,
  ParamsOf,
  QueryOf,
  ResultOf,
  Success,
} from '@suite/contracts/http';
import { renderAnswer } from '@suite/i18n';
import axios, { isAxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { ApiCallError } from './api-call-error.ts';
import { prefetchWith, takeArrived, takePrefetched } from './prefetched-calls.ts';
import { sendInSession, announceUnreachable, type Refusal } from './send-in-session.ts';

type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: never } : { [K in Name]: T };

/** `params` fill the path, `query` the URL and `body` the request; with `files`, the body is sent as a form. */
export type CallInput<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  (QueryOf<E> extends undefined ? { query?: never } : { query?: Partial<QueryOf<E>> }) &
  Part<'body', BodyOf<E>> &
  Carried;

interface Carried {
  files?: Files;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

type Outcome<Answer> = { response: AxiosResponse<Answer> } | { error: unknown };

type Files = Readonly<Record<string, File | readonly File[]>>;

const timeoutMs = 10_000;

// The session cookie is SameSite, so no call needs a CSRF token; reading one would delay every call.
const client = axios.create({ baseURL: '/api', timeout: timeoutMs, withXSRFToken: false });
prefetchWith((config) => client.request(config));

/** Routes every call through `adapter` instead of the network, for tests and standalone remotes. */
export function answerThrough(adapter: AxiosAdapter): void {
  client.defaults.adapter = adapter;
}

/**
 * Returns the translated message and the result.
 * @throws ApiCallError with the server's message, or with the endpoint's fallback if there is none
 */
export async function callEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ message: string; result: ResultOf<E> }> {
  const { data } = await send<Success<ResultOf<E>>>(endpoint, input);
  return { message: renderAnswer(data), result: data.result };
}

/** Returns a prefetched result that has already arrived, for `initialData` of a query; otherwise undefined. */
export function prefetchedResult<E extends AnyEndpoint>(
  endpoint: E,
  { params, query }: CallInput<E>,
): ResultOf<E> | undefined {
  const config = { url: fillPath(endpoint.path, params), params: withoutBlanks(query) };
  return takeArrived<Success<ResultOf<E>>>(config)?.data.result;
}

/** Downloads a raw file without a timeout; throws like `callEndpoint`. */
export async function fetchFile<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const { data } = await send<Blob>(endpoint, input, { responseType: 'blob', timeout: 0 });
  return data;
}

async function send<Answer>(
  endpoint: AnyEndpoint,
  input: { params?: object | undefined; query?: object | undefined; body?: unknown } & Carried,
  options: { responseType?: 'blob'; timeout?: number } = {},
): Promise<AxiosResponse<Answer>> {
  const config = {
    ...options,
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    params: withoutBlanks(input.query),
    ...(input.files ? { data: formOf(input.body, input.files), timeout: 0 } : { data: input.body }),
    ...(input.headers && { headers: input.headers }),
    ...(input.signal && { signal: input.signal }),
  };
  const request = () => takePrefetched<Answer>(config) ?? client.request<Answer>(config);
  const outcome = await sendInSession<Outcome<Answer>>({
    send: () =>
      request().then(
        (response) => ({ response }),
        (error: unknown) => ({ error }),
      ),
    readRefusal,
    needsSession: endpoint.access !== 'public' && endpoint.access !== 'guest',
  });
  if ('response' in outcome) return outcome.response;
  throw asCallError(outcome.error, endpoint);
}

function fillPath(path: string, params: object = {}): string {
  const values = params as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function formOf(fields: unknown, files: Files): FormData {
  const form = new FormData();
  const texts: [string, unknown][] = Object.entries(fields ?? {});
  for (const [name, value] of texts) {
    if (value != null) form.append(name, `${value as string | number}`);
  }
  for (const [name, given] of Object.entries(files)) {
    const all: readonly File[] = given instanceof File ? [given] : given;
    for (const file of all) form.append(name, file, file.name);
  }
  return form;
}

function withoutBlanks(query: object = {}): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== undefined));
}

async function readRefusal(outcome: Outcome<unknown>): Promise<Refusal> {
  if ('response' in outcome || !isAxiosError(outcome.error)) return {};
  const { response } = outcome.error;
  // If a file was requested, the error envelope arrives as a Blob too.
  if (response?.data instanceof Blob) response.data = parseJson(await textOf(response.data));
  return { ...failureOf(outcome.error), status: response?.status };
}

// jsdom does not implement Blob.text().
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(reader.result as string);
    reader.readAsText(file);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown): Partial<Failure> {
  const data: unknown = isAxiosError(error) ? error.response?.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}

function asCallError(error: unknown, endpoint: AnyEndpoint): unknown {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  const status = error.response?.status ?? 0;
  const { message = endpoint.fallbackMessage, errorType, errors, action, ...coded } = failureOf(error);
  const failed = new ApiCallError(
    status,
    errorType ?? (status === 0 ? 'UNAVAILABLE' : 'INTERNAL_ERROR'),
    renderAnswer({ ...coded, message }),
    errors?.map((refused) => ({ ...refused, message: renderAnswer(refused) })),
    retryAfterOf(error.response),
  );
  failed.action = action;
  if (failed.isUnreachable) announceUnreachable();
  return failed;
}

function retryAfterOf(response: AxiosResponse | undefined): number | null {
  const seconds = Number(response?.headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
