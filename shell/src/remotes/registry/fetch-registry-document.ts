import { readRefusalOf, sendInSession } from '@suite/api-client';
import { documentSignatureHeader, type RegistryDocument } from '@suite/descriptor';
import { wantedLanguage } from '@suite/i18n';
import { verifyConnection } from '../../connection/watch-connection.ts';
import { readText } from '../../transfer/read-body.ts';
import { parseRegistryDocument } from './parse-registry-document.ts';
import { TransferGroup } from '../../transfer/transfer-group.ts';

export interface RegistryAnswer {
  etag: string;
  document: RegistryDocument;
  body: string;
  /** Is null for a document that only this page may use, such as one with an override. */
  signature: string | null;
}

const url = '/platform/remotes';

export interface OverrideSource {
  isOverriding(): boolean;
  readHeaders(): Promise<Record<string, string>>;
  restrict(document: RegistryDocument): RegistryDocument;
}

let overrideSource: OverrideSource = {
  isOverriding: () => false,
  readHeaders: async () => ({}),
  restrict: (document) => document,
};

export function setOverrideSource(source: OverrideSource): void {
  overrideSource = source;
}

export const isOverriding = () => overrideSource.isOverriding();

/** Returns undefined if the document with `etag` is unchanged. Throws for any invalid response. */
export async function fetchRegistryDocument({
  etag,
  known,
}: {
  etag?: string | undefined;
  known?: RegistryDocument | undefined;
}): Promise<RegistryAnswer | undefined> {
  const headers: HeadersInit = {
    'accept-language': wantedLanguage(),
    ...(etag && { 'if-none-match': etag }),
    ...(await overrideSource.readHeaders()),
  };
  return new TransferGroup().hedge(url, async ({ signal, number, touch }) => {
    if (number > 0) verifyConnection();
    const send = async () => {
      const answer = await fetch(url, { signal, headers, cache: 'no-store' }).catch((error: unknown) => {
        if (!signal.aborted) verifyConnection();
        throw error;
      });
      touch();
      return answer;
    };
    const answer = await sendInSession({ send, readRefusal: readRefusalOf, needsSession: false });
    if (answer.status === 304) return undefined;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    if (!type.startsWith('application/json')) throw new Error(`The registry's document came as ${type}`);
    const body = await readText(answer, touch);
    const document = overrideSource.restrict(parseRegistryDocument(JSON.parse(body), known));
    const signature = answer.headers.get(documentSignatureHeader) ?? null;
    return { etag: answer.headers.get('etag') ?? '', document, body, signature };
  });
}
