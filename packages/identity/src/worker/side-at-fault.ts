import type { DocumentEvidence } from '../documents/document-evidence.ts';
import type { DocumentSide } from '../identity-engine.ts';
import type { RefusalReason } from '../refusal-reason.ts';

export interface SeenSides {
  reason: RefusalReason | null;
  portrait: number;
  evidence: readonly DocumentEvidence[];
}

const names: readonly DocumentSide[] = ['document', 'document_back'];

export function sideAtFault({ reason, portrait, evidence }: SeenSides): DocumentSide | null {
  if (evidence.length < 2 || reason === 'SAME_PHOTO') return null;
  const zones = evidence.flatMap((seen, index) => (seen === 'zone' ? [index] : []));
  const [zone] = zones.length === 1 ? zones : [];
  if (reason === 'NO_FACE_DOCUMENT') return zone === undefined ? null : (names[1 - zone] ?? null);
  const isPortrait = reason !== null || (zone !== undefined && zone !== portrait);
  return names[isPortrait ? portrait : 1 - portrait] ?? null;
}
