import type { RegistryDocument } from '@suite/remote-kit/descriptor';
import { doubtConnection } from '../connection/watch-connection.ts';
import { overrideHeaders } from '../overrides/override-headers.ts';
import { noteWait } from './patience.ts';
import { readDocument } from './read-document.ts';

export interface RegistryAnswer {
  etag: string;
  document: RegistryDocument;
}

/**
 * Asks the registry what the visitor may use; undefined when nothing changed since the answer with `etag`.
 * `known`: the document in use.
 * @throws Error for anything that is not a good answer in time
 */
export async function askRegistry(
  { etag, known }: { etag?: string | undefined; known?: RegistryDocument | undefined },
  limitMs: number,
): Promise<RegistryAnswer | undefined> {
  const headers: HeadersInit = { ...(etag && { 'if-none-match': etag }), ...(await overrideHeaders()) };
  const signal = AbortSignal.timeout(limitMs);
  const ask = () =>
    fetch('/platform/remotes', { signal, headers, cache: 'no-store' }).catch((error: unknown) => {
      doubtConnection();
      throw error;
    });
  const asked = performance.now();
  let answer = await ask();
  // An expired session is renewed by the refused answer.
  if (answer.status === 401) answer = await ask();
  noteWait(performance.now() - asked);
  if (answer.status === 304) return undefined;
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Error(`The registry's document came as ${type}`);
  return { etag: answer.headers.get('etag') ?? '', document: readDocument(await answer.json(), known) };
}
