import { longestDocumentRetention, longestRetention } from '@suite/contracts/hotels';
import { consentVersionOf, type ConsentTerms, type FaceEngine } from '@suite/contracts/verification';

/** The terms under which the guests of a booking are checked now. */
export function consentTermsOf(
  { retention_hours, document_retention_days }: Omit<ConsentTerms, 'face_engine'>,
  face_engine: FaceEngine,
): ConsentTerms {
  return { face_engine, retention_hours, document_retention_days };
}

/** Whether a version agrees to at least these terms: the same text and engine, and data kept as long or longer. */
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
