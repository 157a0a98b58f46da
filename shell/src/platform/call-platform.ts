import { ApiCallError, sendInSession } from '@suite/api-client';
import type { Failure, Success } from '@suite/contracts/http';
import { renderAnswer, wantedLanguage, type CodedMessage } from '@suite/i18n';
import { t } from '../languages/catalog.ts';

const timeoutMs = 10_000;

interface PlatformCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Throws ApiCallError with the server's message or a fallback. */
export async function callPlatform<Result>(
  path: string,
  call: PlatformCall = {},
): Promise<{ message: string; result: Result }> {
  const { status, body } = await sendInSession({
    send: () => send(path, call),
    readRefusal: (answer) => ({ ...readFailure(answer.body), status: answer.status }),
  });
  if (status < 400 && isEnvelope(body) && body.success)
    return { message: renderAnswer(body), result: body.result as Result };
  const { errorType = 'INTERNAL_ERROR', errors = [], ...refusal } = readFailure(body);
  throw new ApiCallError(status, errorType, describe(status, refusal), errors.map(translated));
}

async function send(path: string, { method = 'GET', body, headers, signal }: PlatformCall) {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`/platform${path}`, {
      method,
      headers: {
        'accept-language': wantedLanguage(),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      cache: 'no-store',
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiCallError(0, 'UNAVAILABLE', t('The registry cannot be reached. Check the connection.'));
  }
}

function describe(status: number, { message, ...coded }: Partial<CodedMessage>): string {
  return message === undefined
    ? t('The registry answered {status}.', { status })
    : renderAnswer({ ...coded, message });
}

function translated<Refused extends CodedMessage>(refused: Refused): Refused {
  return { ...refused, message: renderAnswer(refused) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEnvelope(body: unknown): body is Success<unknown> | Failure {
  return typeof body === 'object' && body !== null && 'success' in body;
}

function readFailure(body: unknown): Partial<Failure> {
  return isEnvelope(body) && !body.success ? body : {};
}
