import { longestDocumentRetention, longestRetention } from '@suite/contracts/hotels';
import { consentVersionOf, type ConsentTerms, type FaceEngine } from '@suite/contracts/verification';

export function consentTermsOf(
  { retention_hours, document_retention_days }: Omit<ConsentTerms, 'face_engine'>,
  face_engine: FaceEngine,
): ConsentTerms {
  return { face_engine, retention_hours, document_retention_days };
}

/** A consent also covers shorter retention, but no other text or engine. */
export function isCoveredBy(terms: ConsentTerms, version: string): boolean {
  const [retention_hours = -1, document_retention_days = -1] = version.split('-').slice(-2).map(Number);
  return (
    version === consentVersionOf({ ...terms, retention_hours, document_retention_days }) &&
    isWithin(retention_hours, terms.retention_hours, longestRetention) &&
    isWithin(document_retention_days, terms.document_retention_days, longestDocumentRetention)
  );
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
