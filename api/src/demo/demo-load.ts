import type { Database } from '@suite/database';
import type { SecretKey } from '../sealing/secret-key.ts';

export interface DemoLoad {
  database: Database;
  publicUrl: string;
  secretKey: SecretKey;
  now: Date;
  progress: (text: string) => void;
}

export const demoPassword = 'Demo1234';

export const demoAddress = 'demo data';

const dayInMs = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayInMs);
}
