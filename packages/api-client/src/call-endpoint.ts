import type { BodyOf, Endpoint, Failure, ParamsOf, QueryOf, ResultOf, Success } from '@suite/contracts';
import axios, { isAxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { ApiCallError } from './api-call-error.ts';
import { announceSignedOut } from './signed-out.ts';

type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: never } : { [K in Name]: T };

/** What a call carries: `params` fill the path, `query` the URL, `body` the request. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  (QueryOf<E> extends undefined ? { query?: never } : { query?: Partial<QueryOf<E>> }) &
  Part<'body', BodyOf<E>> & { signal?: AbortSignal };

const timeoutMs = 10_000;

const client = axios.create({ baseURL: '/api', timeout: timeoutMs });

/** Answers every call through `adapter` instead of the network: for tests and for a remote run alone. */
export function answerThrough(adapter: AxiosAdapter): void {
  client.defaults.adapter = adapter;
}

/**
 * Calls an endpoint of the API and gives its message and result.
 * @throws ApiCallError with the server's message, or the endpoint's fallback when the server sent none
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ message: string; result: ResultOf<E> }> {
  const { data } = await send<Success<ResultOf<E>>>(endpoint, input);
  return { message: data.message, result: data.result };
}

/** Longer than any page: a file grows with what is in it. */
const fileTimeoutMs = 300_000;

/**
 * Calls an endpoint that answers with a raw file, and gives the file.
 * @throws ApiCallError as callEndpoint does; a refusal comes in the envelope here too
 */
export async function fetchFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const { data } = await send<Blob>(endpoint, input, { responseType: 'blob', timeout: fileTimeoutMs });
  return data;
}

async function send<Answer>(
  endpoint: Endpoint,
  input: { params?: object | undefined; query?: object | undefined; body?: unknown; signal?: AbortSignal },
  options: { responseType?: 'blob'; timeout?: number } = {},
): Promise<AxiosResponse<Answer>> {
  const request = {
    ...options,
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    params: withoutBlanks(input.query),
    data: input.body,
    ...(input.signal && { signal: input.signal }),
  };
  try {
    return await client.request<Answer>(request);
  } catch (error) {
    await readRefusal(error);
    if (!isExpired(error)) throw asCallError(error, endpoint);
  }
  // The refused answer has renewed the cookies: the same request, once more.
  try {
    return await client.request<Answer>(request);
  } catch (error) {
    await readRefusal(error);
    if (isExpired(error) && endpoint.access !== 'public') announceSignedOut();
    throw asCallError(error, endpoint);
  }
}

function fillPath(path: string, params: object = {}): string {
  const values = params as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function withoutBlanks(query: object = {}): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== undefined));
}

/** Where a file was asked for, the envelope of a refusal comes as a file too. */
async function readRefusal(error: unknown): Promise<void> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return;
  error.response.data = parseJson(await textOf(error.response.data));
}

// Blob.text() is missing where tests run.
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

function isExpired(error: unknown): boolean {
  const status = isAxiosError(error) ? error.response?.status : undefined;
  const { success, tokenExpired } = failureOf(error);
  return (status === 401 || status === 403) && success === false && tokenExpired === true;
}

function asCallError(error: unknown, endpoint: Endpoint): unknown {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  const status = error.response?.status ?? 0;
  const { message, errorType, errors, tokenExpired } = failureOf(error);
  if (status === 401 && endpoint.access !== 'public' && !tokenExpired) announceSignedOut();
  return new ApiCallError(
    status,
    errorType ?? (status === 0 ? 'UNAVAILABLE' : 'INTERNAL_ERROR'),
    message ?? endpoint.fallbackMessage,
    errors,
  );
}
