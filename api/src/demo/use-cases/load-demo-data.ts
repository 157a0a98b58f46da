import { findRegistrationNumbers } from '../../hotels/hotels.public.ts';
import type { DemoLoad } from '../demo-load.ts';
import { alpine, seaview } from '../domain/account-hotels.ts';
import { loadOperator } from './load-operator.ts';
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
    { first: seaview, find: async () => (await import('./load-seaview.ts')).loadSeaview },
    { first: alpine, find: async () => (await import('./load-alpine.ts')).loadAlpine },
    { first: pendingHotels[0], find: async () => (await import('./load-other-hotels.ts')).loadOtherHotels },
  ];
  const numbers = parts.flatMap(({ first }) => first?.registration_number ?? []);
  const present = await findRegistrationNumbers(load.database, numbers);
  const missing = parts.filter(({ first }) => !first || !present.has(first.registration_number));
  if (missing.length > 0) {
    const { loadSuperAdmin } = await import('./load-super-admin.ts');
    const super_admin_id = await loadSuperAdmin(load);
    for (const { find } of missing) {
      const run = await find();
      await run(load, super_admin_id);
    }
  }
  // After the Super Admin, who is only ever the first account.
  await loadOperator(load);
}
