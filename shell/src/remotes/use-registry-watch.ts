import { useEffect } from 'react';
import { keepTrying } from './keep-trying.ts';
import { isUnconfirmed, refreshRegistryDocument } from './registry-document.ts';

const everyMs = 3_000;
const whileDownMs = 1_200;

/** Lets an open page learn of releases that went live or back since. */
export function useRegistryWatch(userId: number | null): void {
  useEffect(() => {
    let asked = performance.now();
    return keepTrying(whileDownMs, async (atOnce) => {
      if (!atOnce && !isUnconfirmed(userId) && performance.now() - asked < everyMs) return;
      asked = performance.now();
      await refreshRegistryDocument(userId).catch(() => undefined);
    });
  }, [userId]);
}
