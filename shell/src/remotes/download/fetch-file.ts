import type { HedgedRequest } from '../../transfer/hedge-request.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { readBytes } from '../../transfer/read-body.ts';
import type { TransferGroup } from '../../transfer/transfer-group.ts';

interface FileRequest {
  url: string;
  /** The promised digest, where one is known, or will be. */
  hash?: string | Promise<string> | undefined;
  group: TransferGroup;
}

const urlsToReload = new Set<string>();

/** Has a file fetched anew the next time: what the cache holds of it is of no use. */
export function markForReload(url: string): void {
  urlsToReload.add(url);
}

/** Files below an address that could not be fetched when last asked for, in the order in which they failed. */
export function filesToReload(base: string): string[] {
  return [...urlsToReload].filter((url) => url.startsWith(base));
}

/**
 * Fetches a file into the browser's cache, so that the script or style that follows finds it there. Read piece
 * by piece, since a fetch with `integrity` tells nothing of its progress; the browser checks the hash once more.
 * @throws LoadFailure for a wrong status, type or content, and when it does not arrive
 */
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
  // What failed once may be in the cache as it failed, or be held there by a request that never ends.
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

/** Where the page has no secure context there is nothing to compute with, and the browser's own check remains. */
async function digest(bytes: Uint8Array<ArrayBuffer>, promised: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return promised;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
