import type { GuestFacts } from '@suite/contracts/bookings';

export type StoredGuestFacts = Record<'phone' | 'arrival_time' | 'requests', string | null>;

interface GuestFactsChange {
  after: StoredGuestFacts;
  /** Belongs in the audit record: names the personal facts that changed, without their values. */
  details: { changed?: string[]; arrival_time?: { before: string | null; after: string | null } };
}

export function changeGuestFacts(before: StoredGuestFacts, sent: GuestFacts): GuestFactsChange {
  const settle = (name: keyof StoredGuestFacts) =>
    sent[name] === undefined ? before[name] : sent[name] || null;
  const after = {
    phone: settle('phone'),
    arrival_time: settle('arrival_time'),
    requests: settle('requests'),
  };
  const changed = (['phone', 'requests'] as const).filter((name) => before[name] !== after[name]);
  return {
    after,
    details: {
      ...(changed.length > 0 && { changed }),
      ...(before.arrival_time !== after.arrival_time && {
        arrival_time: { before: before.arrival_time, after: after.arrival_time },
      }),
    },
  };
}
