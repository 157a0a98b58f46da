import type { HedgedRequest } from '../../transfer/hedge-request.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { readBytes } from '../../transfer/read-body.ts';
import type { TransferGroup } from '../../transfer/transfer-group.ts';

interface FileRequest {
  url: string;
  hash?: string | Promise<string> | undefined;
  group: TransferGroup;
}

const urlsToReload = new Set<string>();

/** Bypasses the cache for the next download of a file. */
export function markForReload(url: string): void {
  urlsToReload.add(url);
}

export function filesToReload(base: string): string[] {
  return [...urlsToReload].filter((url) => url.startsWith(base));
}

/** Downloads a file in pieces, because a fetch with `integrity` reports no progress. Throws LoadFailure. */
export async function fetchFile({ url, hash, group }: FileRequest): Promise<void> {
  try {
    const bytes = await group.hedge(url, (request) => readFile(url, request));
    const promised = await hash;
    if (promised && (await digest(bytes, promised)) !== promised)
      throw refusal(url, 'is not what its release promises');
    urlsToReload.delete(url);
  } catch (error) {
    if (!isCalledOff(error)) markForReload(url);
    throw error instanceof LoadFailure ? error : refusal(url, 'did not arrive', error);
  }
}

async function readFile(
  url: string,
  { number, signal, touch }: HedgedRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  // The cache may contain a broken response, or a request that never ends.
  const cache = number > 0 || urlsToReload.has(url) ? 'reload' : 'default';
  const answer = await fetch(url, { signal, cache });
  touch();
  if (!answer.ok) throw refusal(url, `answered ${answer.status}`);
  if (!hasRightType(url, answer)) throw refusal(url, `came as ${answer.headers.get('content-type')}`);
  return readBytes(answer, touch);
}

function refusal(url: string, what: string, cause?: unknown): LoadFailure {
  return new LoadFailure(`${url} ${what}`, { canRecover: true, cause });
}

function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function hasRightType(url: string, answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  return /\.css(\?|$)/.test(url) ? type.startsWith('text/css') : /^(text|application)\/javascript/.test(type);
}

/** Insecure contexts have no `crypto.subtle`; the browser's own integrity check remains. */
async function digest(bytes: Uint8Array<ArrayBuffer>, promised: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return promised;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
