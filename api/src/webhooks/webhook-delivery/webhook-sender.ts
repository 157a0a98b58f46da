import type { AddressRules } from '@suite/registry';
import { loadOnce } from '../../loading/load-once.ts';
import type { Attempt } from '../webhook-events.repository.ts';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookSender {
  /** Rejects only when `stopping` aborts. */
  send(request: WebhookRequest, stopping?: AbortSignal): Promise<Attempt>;
  close(): Promise<void>;
}

const answerChars = 500;
/** A character has at most four bytes. */
const answerBytes = 4 * answerChars;
const largestAnswerBytes = 1_000_000;

export const attemptMs = 10_000;

export function openWebhookSender(rules: AddressRules, timeoutMs = attemptMs): WebhookSender {
  // The client is loaded for the first delivery, because many servers send none.
  const guarded = loadOnce(async () => {
    const { openGuardedFetch } = await import('../../http/guarded-calls/open-guarded-fetch.ts');
    return openGuardedFetch(rules, { milliseconds: timeoutMs, bytes: largestAnswerBytes });
  });
  return {
    async send({ url, headers, body }, stopping) {
      const client = await guarded.load();
      const begunAt = performance.now();
      const duration = () => Math.round(performance.now() - begunAt);
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = stopping ? AbortSignal.any([stopping, timeout]) : timeout;
      try {
        const answer = await client.fetch(url, { method: 'POST', headers, body, signal });
        // The status says that the receiver has the event, even if the rest of the answer does not come.
        const text = await readStart(answer.body).catch(() => '');
        return { status: answer.status, answer: text, error: null, duration_ms: duration() };
      } catch (error) {
        if (stopping?.aborted) throw error;
        return { status: null, answer: null, error: nameFailure(error), duration_ms: duration() };
      }
    },
    close: async () => (await guarded.loaded())?.close(),
  };
}

async function readStart(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.byteLength;
    if (bytes >= answerBytes) break;
  }
  // Leaves out NUL, which no text column can store, and other control characters.
  const text = new TextDecoder().decode(Buffer.concat(parts)).replaceAll(/[^\P{Cc}\n\t]/gu, '');
  return [...text].slice(0, answerChars).join('');
}

/** Returns the code of the system, such as ECONNREFUSED, or one of ours. */
function nameFailure(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown; name?: unknown } };
  if (name === 'TimeoutError' || cause?.code === 'UND_ERR_HEADERS_TIMEOUT') return 'TIMEOUT';
  if (name === 'ForbiddenAddressError' || cause?.name === 'ForbiddenAddressError') return 'FORBIDDEN_ADDRESS';
  return typeof cause?.code === 'string' ? cause.code : 'NO_ANSWER';
}
