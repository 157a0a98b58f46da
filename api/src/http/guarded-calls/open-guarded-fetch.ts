import { TransformStream } from 'node:stream/web';
import type { AddressRules } from '@suite/registry';
import { guardedConnector } from '@suite/registry/guarded-connector';
import { Agent, fetch, Response, type RequestInit } from 'undici';
import { isAllowedUrl } from './public-address.ts';

export interface GuardedFetch {
  fetch(url: string, options: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface CallLimits {
  /** For each step of an answer. */
  milliseconds: number;
  /** Of an answer, as it travels and once it is unpacked. */
  bytes: number;
}

/** An address that must not be called. */
class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

/**
 * Calls addresses that people enter. The name is looked up by the connection itself, so that what is checked is what is
 * called; redirects are not followed.
 */
export function openGuardedFetch(rules: AddressRules, { milliseconds, bytes }: CallLimits): GuardedFetch {
  const agent = new Agent({
    connect: guardedConnector(rules, milliseconds),
    headersTimeout: milliseconds,
    bodyTimeout: milliseconds,
    maxResponseSize: bytes,
  });
  return {
    async fetch(url, options) {
      if (!isAllowedUrl(url, rules)) throw new ForbiddenAddressError(`${url} must not be called`);
      const answer = await fetch(url, { ...options, redirect: 'manual', dispatcher: agent });
      return withAtMost(bytes, answer);
    },
    close: () => agent.close(),
  };
}

/** The same answer, whose body fails where it is longer: a small one that is compressed can be very long. */
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
