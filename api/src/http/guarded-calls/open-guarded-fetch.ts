import { TransformStream } from 'node:stream/web';
import type { AddressRules } from '@suite/registry';
import { guardedConnector } from '@suite/registry/guarded-connector';
import { Agent, fetch, Response, type Dispatcher, type RequestInit } from 'undici';
import { isAllowedUrl } from './public-address.ts';

export interface GuardedFetch {
  fetch(url: string, options: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface CallLimits {
  milliseconds: number;
  bytes: number;
}

class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

/** Resolves and checks the name in the connection itself, which prevents DNS rebinding; follows no redirects. */
export function openGuardedFetch(rules: AddressRules, { milliseconds, bytes }: CallLimits): GuardedFetch {
  const agent = new Agent({
    connect: guardedConnector(rules, milliseconds),
    headersTimeout: milliseconds,
    bodyTimeout: milliseconds,
    maxResponseSize: bytes,
  }).compose(refuseSeveralCodings);
  return {
    async fetch(url, options) {
      if (!isAllowedUrl(url, rules)) throw new ForbiddenAddressError(`${url} must not be called`);
      const answer = await fetch(url, { ...options, redirect: 'manual', dispatcher: agent });
      return withAtMost(bytes, answer);
    },
    close: () => agent.close(),
  };
}

/**
 * Refuses an answer before `fetch` sees it: `fetch` rejects one with more than five codings, but leaves its body without a
 * listener, and the next error of the connection would end the process.
 */
const refuseSeveralCodings: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options, {
    onRequestStart: (...args) => handler.onRequestStart?.(...args),
    onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
    onResponseStart(controller, status, headers, message) {
      if (String(headers['content-encoding'] ?? '').includes(',')) {
        throw new Error('An answer has more than one content coding');
      }
      handler.onResponseStart?.(controller, status, headers, message);
    },
    onResponseData: (...args) => handler.onResponseData?.(...args),
    onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
    onResponseError: (...args) => handler.onResponseError?.(...args),
  });

function withAtMost(bytes: number, answer: Response): Response {
  if (!answer.body) return answer;
  let left = bytes;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      left -= part.byteLength;
      if (left < 0) controller.error(new Error(`An answer is longer than ${bytes} bytes`));
      else controller.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(counted), answer);
}
