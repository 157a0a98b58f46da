import { findRegistrationNumbers } from '../../hotels/hotels.public.ts';
import type { DemoLoad } from '../demo-load.ts';
import { alpine, seaview } from '../domain/account-hotels.ts';
import { loadAlpine } from './load-alpine.ts';
import { loadOperator } from './load-operator.ts';
import { loadOtherHotels } from './load-other-hotels.ts';
import { loadSeaview } from './load-seaview.ts';
import { loadSuperAdmin } from './load-super-admin.ts';
import { pendingHotels } from '../domain/other-hotels.ts';

export type DemoSettings = Omit<DemoLoad, 'now' | 'progress'> & {
  /** Refused when false: a start without demo mode never gets demo data. */
  demo: boolean;
  now?: Date;
  progress?: (text: string) => void;
};

/**
 * Fills an empty database with the demo accounts, hotels and bookings, through the product's own use cases.
 * Each hotel is one transaction; a load that was cut short is completed by the next one, a complete one is left alone.
 */
export async function loadDemoData({ demo, ...settings }: DemoSettings): Promise<void> {
  if (!demo) throw new Error('Demo data is loaded in demo mode only.');
  const load: DemoLoad = { now: new Date(), progress: () => undefined, ...settings };
  const parts = [
    { first: seaview, run: loadSeaview },
    { first: alpine, run: loadAlpine },
    { first: pendingHotels[0], run: loadOtherHotels },
  ];
  const numbers = parts.flatMap(({ first }) => first?.registration_number ?? []);
  const present = await findRegistrationNumbers(load.database, numbers);
  const missing = parts.filter(({ first }) => !first || !present.has(first.registration_number));
  if (missing.length > 0) {
    const super_admin_id = await loadSuperAdmin(load);
    for (const { run } of missing) await run(load, super_admin_id);
  }
  // After the Super Admin, who is only ever the first account.
  await loadOperator(load);
}
