import { documentKeysName, type RegistryDocument } from '@suite/descriptor';
import { storeValue, readStoredValue } from '../../storage/safe-storage.ts';
import type { RegistryAnswer } from './fetch-registry-document.ts';
import { parseRegistryDocument } from './parse-registry-document.ts';

const key = 'suite:registry-documents';
/** The limit covers three users of a shared computer and the visitor before a sign-in. */
const maxCachedDocuments = 4;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Reads the keys before code of a remote can change them. */
const publicKeys =
  document.querySelector<HTMLMetaElement>(`meta[name="${documentKeysName}"]`)?.content.split(' ') ?? [];

interface CachedDocument {
  userId: number | null;
  etag: string;
  body: string;
  signature: string;
}

/** Verifies the server's signature, because any remote's code can write to the storage. */
export async function readCachedDocument(
  userId: number | null,
): Promise<{ etag: string; document: RegistryDocument } | undefined> {
  const kept = readAll().find((entry) => entry.userId === userId);
  try {
    if (!kept || !(await isSigned(kept))) return undefined;
    return { etag: kept.etag, document: parseRegistryDocument(JSON.parse(kept.body)) };
  } catch {
    // Another version of the shell may have stored it, or the page has no secure context.
    return undefined;
  }
}

export function cacheDocument(userId: number | null, { etag, body, signature }: RegistryAnswer): void {
  if (signature === null) return;
  const others = readAll().filter((entry) => entry.userId !== userId);
  const entries: CachedDocument[] = [{ userId, etag, body, signature }, ...others];
  storeValue(key, JSON.stringify(entries.slice(0, maxCachedDocuments)));
}

async function isSigned({ etag, body, signature }: CachedDocument): Promise<boolean> {
  // A compressing proxy may have made the ETag weak.
  const signed = new TextEncoder().encode(`${etag.replace(/^W\//, '')}\n${body}`);
  for (const text of publicKeys) {
    const publicKey = await crypto.subtle.importKey('raw', readBase64(text), algorithm, false, ['verify']);
    if (await crypto.subtle.verify(algorithm, publicKey, readBase64(signature), signed)) return true;
  }
  return false;
}

function readBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function readAll(): CachedDocument[] {
  try {
    const kept: unknown = JSON.parse(readStoredValue(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is CachedDocument {
  return typeof entry === 'object' && entry !== null && 'userId' in entry && 'signature' in entry;
}
