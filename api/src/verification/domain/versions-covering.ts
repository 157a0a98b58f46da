import { longestRetention } from '@suite/contracts/hotels';
import { consentVersionOf, type ConsentTerms } from '@suite/contracts/verification';

/** The versions that agree to at least these terms: the same text and engine, and photos kept as long or longer. */
export function versionsCovering({ face_engine, retention_hours }: ConsentTerms): string[] {
  const longer = Math.max(0, longestRetention - retention_hours);
  return Array.from({ length: longer + 1 }, (_, hours) =>
    consentVersionOf({ face_engine, retention_hours: retention_hours + hours }),
  );
}
