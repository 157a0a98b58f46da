import type { RegistryDocument } from '@suite/descriptor';
import { storeValue, readStoredValue } from '../../storage/safe-storage.ts';
import { parseRegistryDocument } from './parse-registry-document.ts';

const key = 'suite:registry-documents';
/** Of three people who take turns at a reception, and of the visitor before a sign-in; storage is small. */
const maxCachedDocuments = 4;

interface CachedDocument {
  userId: number | null;
  etag: string;
  document: unknown;
}

/** The last good document of a person, checked again, or undefined. */
export function readCachedDocument(
  userId: number | null,
): { etag: string; document: RegistryDocument } | undefined {
  const kept = readAll().find((entry) => entry.userId === userId);
  try {
    return kept && { etag: kept.etag, document: parseRegistryDocument(kept.document) };
  } catch {
    // Another version of the shell kept it; asking again costs one answer.
    return undefined;
  }
}

/** Keeps a document for the next start. One with an override in it belongs to this hour alone. */
export function cacheDocument(userId: number | null, etag: string, document: RegistryDocument): void {
  if (document.remotes.some(({ cohort }) => cohort === 'override')) return;
  const others = readAll().filter((entry) => entry.userId !== userId);
  const entries: CachedDocument[] = [{ userId, etag, document }, ...others].slice(0, maxCachedDocuments);
  storeValue(key, JSON.stringify(entries));
}

function readAll(): CachedDocument[] {
  try {
    const kept: unknown = JSON.parse(readStoredValue(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // What cannot be read is the same as nothing.
    return [];
  }
}

function isKept(entry: unknown): entry is CachedDocument {
  return typeof entry === 'object' && entry !== null && 'userId' in entry && 'etag' in entry;
}
