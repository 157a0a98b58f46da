import type { Database } from '@suite/database';
import type { SecretKey } from '../sealing/secret-key.ts';

/** What every part of a demo load is given. */
export interface DemoLoad {
  database: Database;
  publicUrl: string;
  /** 32 bytes; bookings keep their links readable with it. */
  secretKey: SecretKey;
  /** The instant the load takes as now; history is laid before it. */
  now: Date;
  progress: (text: string) => void;
}

/** Every demo account signs in with it. */
export const demoPassword = 'Demo1234';

/** Stands in audit records where a network address would. */
export const demoAddress = 'demo data';

const dayInMs = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayInMs);
}
