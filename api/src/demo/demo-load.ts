import type { Database } from '@suite/database';
import type { SecretKey } from '../sealing/secret-key.ts';

export interface DemoLoad {
  database: Database;
  publicUrl: string;
  secretKey: SecretKey;
  /** The load treats this instant as the current time; all history precedes it. */
  now: Date;
  progress: (text: string) => void;
}

export const demoPassword = 'Demo1234';

/** Audit records of the load contain this text in place of a network address. */
export const demoAddress = 'demo data';

const dayInMs = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayInMs);
}
