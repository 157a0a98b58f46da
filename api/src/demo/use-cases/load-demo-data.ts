import { createOperator, findUserId } from '../../staff-roles/staff-roles.public.ts';
import { daysBefore, demoAddress, demoPassword, type DemoLoad } from '../demo-load.ts';
import { findRegistrationNumbers } from '../../hotels/hotels.public.ts';
import { pendingHotels } from '../domain/other-hotels.ts';
import { alpine, seaview } from '../domain/account-hotels.ts';
import { choosePassword } from '../../auth/auth.public.ts';

export type DemoSettings = Omit<DemoLoad, 'now' | 'progress'> & {
  /** False throws, so that a start without demo mode never loads demo data. */
  demo: boolean;
  now?: Date;
  progress?: (text: string) => void;
};

/** Each hotel is one transaction: an interrupted load is completed by the next one. */
export async function loadDemoData({ demo, ...settings }: DemoSettings): Promise<void> {
  if (!demo) throw new Error('Demo data is loaded in demo mode only.');
  const load: DemoLoad = { now: new Date(), progress: () => undefined, ...settings };
  const parts = [
    { first: seaview, find: async () => (await import('./load-seaview.ts')).loadSeaview },
    { first: alpine, find: async () => (await import('./load-other-hotels.ts')).loadAlpine },
    { first: pendingHotels[0], find: async () => (await import('./load-other-hotels.ts')).loadOtherHotels },
  ];
  const numbers = parts.flatMap(({ first }) => first?.registration_number ?? []);
  const present = await findRegistrationNumbers(load.database, numbers);
  const missing = parts.filter(({ first }) => !first || !present.has(first.registration_number));
  if (missing.length > 0) {
    const { loadSuperAdmin } = await import('./load-other-hotels.ts');
    const super_admin_id = await loadSuperAdmin(load);
    for (const { find } of missing) await (await find())(load, super_admin_id);
  }
  // The Super Admin can only be created as the first account.
  await loadOperator(load);
}

const operator = { usr_email: 'operator@demo.test', usr_firstname: 'Oskar', usr_lastname: 'Lindqvist' };

async function loadOperator({ database, now, progress }: DemoLoad): Promise<void> {
  if ((await findUserId(database, operator.usr_email)) !== null) return;
  progress('Creating the Platform Operator');
  const then = daysBefore(now, 240);
  await database.transaction(async (tx) => {
    const { user_id } = await createOperator(tx, operator, then);
    await choosePassword(tx, { user_id, address: demoAddress }, demoPassword, then);
  });
}
