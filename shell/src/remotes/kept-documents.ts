import type { RegistryDocument } from '@suite/remote-kit/descriptor';
import { keepValue, readKeptValue } from '../kept-value.ts';
import { readDocument } from './read-document.ts';

const key = 'suite:registry-documents';
/** People take turns at a reception; storage is small. */
const mostPeople = 3;

interface KeptDocument {
  userId: number | null;
  etag: string;
  document: unknown;
}

/** The last good document of a person, checked again, or undefined. */
export function readKeptDocument(
  userId: number | null,
): { etag: string; document: RegistryDocument } | undefined {
  const kept = readAll().find((entry) => entry.userId === userId);
  try {
    return kept && { etag: kept.etag, document: readDocument(kept.document) };
  } catch {
    // Another version of the shell kept it; asking again costs one answer.
    return undefined;
  }
}

/** Keeps a document for the next start. One with an override in it belongs to this hour alone. */
export function keepDocument(userId: number | null, etag: string, document: RegistryDocument): void {
  if (document.remotes.some(({ cohort }) => cohort === 'override')) return;
  const others = readAll().filter((entry) => entry.userId !== userId);
  const entries: KeptDocument[] = [{ userId, etag, document }, ...others].slice(0, mostPeople);
  keepValue(key, JSON.stringify(entries));
}

function readAll(): KeptDocument[] {
  try {
    const kept: unknown = JSON.parse(readKeptValue(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // What cannot be read is the same as nothing.
    return [];
  }
}

function isKept(entry: unknown): entry is KeptDocument {
  return typeof entry === 'object' && entry !== null && 'userId' in entry && 'etag' in entry;
}
