import { useEffect } from 'react';
import { keepTrying } from './keep-trying.ts';
import { isUnconfirmed, refreshRegistryDocument } from './registry-document.ts';

const everyMs = 4_000;
const whileDownMs = 1_200;

/** Lets an open page learn of releases that went live or back since. */
export function useRegistryWatch(userId: number | null): void {
  useEffect(
    () =>
      keepTrying(
        () => (isUnconfirmed(userId) ? whileDownMs : everyMs),
        () => refreshRegistryDocument(userId).catch(() => undefined),
      ),
    [userId],
  );
}
