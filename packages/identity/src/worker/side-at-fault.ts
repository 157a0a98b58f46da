import type { DocumentEvidence } from '../documents/document-evidence.ts';
import type { DocumentSide } from '../identity-engine.ts';
import type { RefusalReason } from '../refusal-reason.ts';

/** What was found on the photos of a document. */
export interface SeenSides {
  /** Why it does not count as one. */
  reason: RefusalReason | null;
  /** The photo with the portrait, counted from 0. */
  portrait: number;
  /** Of each photo. */
  evidence: readonly DocumentEvidence[];
}

const names: readonly DocumentSide[] = ['document', 'document_back'];

/**
 * The one of two sides to take again: the one whose face cannot be compared, else the one that should have been read. Where
 * one has the zone that is the other; where none has, the one without the portrait. Null where it can be either.
 */
export function sideAtFault({ reason, portrait, evidence }: SeenSides): DocumentSide | null {
  if (evidence.length < 2 || reason === 'SAME_PHOTO') return null;
  const zones = evidence.flatMap((seen, index) => (seen === 'zone' ? [index] : []));
  const [zone] = zones.length === 1 ? zones : [];
  if (reason === 'NO_FACE_DOCUMENT') return zone === undefined ? null : (names[1 - zone] ?? null);
  const isPortrait = reason !== null || (zone !== undefined && zone !== portrait);
  return names[isPortrait ? portrait : 1 - portrait] ?? null;
}
