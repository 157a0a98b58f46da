import { checkRegistryDocument, type RegistryDocument } from '@suite/remote-kit/descriptor';
import { noteWait } from './patience.ts';

export interface RegistryAnswer {
  etag: string;
  document: RegistryDocument;
}

/**
 * Asks the registry what the visitor may use; undefined when nothing changed since the answer with `etag`.
 * @throws Error for anything that is not a good answer in time
 */
export async function askRegistry(
  etag: string | undefined,
  limitMs: number,
): Promise<RegistryAnswer | undefined> {
  const signal = AbortSignal.timeout(limitMs);
  const headers: HeadersInit = etag ? { 'if-none-match': etag } : {};
  const ask = () => fetch('/platform/remotes', { signal, headers, cache: 'no-store' });
  const asked = performance.now();
  let answer = await ask();
  // An expired session is renewed by the refused answer.
  if (answer.status === 401) answer = await ask();
  noteWait(performance.now() - asked);
  if (answer.status === 304) return undefined;
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Error(`The registry's document came as ${type}`);
  const checked = checkRegistryDocument(await answer.json());
  if (!checked.ok) throw new Error(`The registry's document is not one: ${checked.problems[0]?.message}`);
  return { etag: answer.headers.get('etag') ?? '', document: checked.value };
}
