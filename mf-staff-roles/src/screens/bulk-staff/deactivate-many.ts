import type { Staff } from '@suite/contracts/staff-roles';
import type { BulkAction } from '@suite/ui';
import { t, tn } from '../../languages/catalog.ts';
import { activateStaff, deactivateStaff } from '../../queries/staff.ts';

const whatHappens = (count: number) =>
  tn(
    count,
    '1 person will be signed out at once and cannot sign in until activated again. Roles and passwords stay as they are.',
    '{count} people will be signed out at once and cannot sign in until activated again. Roles and passwords stay as they are.',
  );

const whoStays = (count: number) =>
  tn(
    count,
    '{count} inactive already or your own account: left out.',
    '{count} inactive already or your own account: left out.',
  );

/** Leaves out the user's own account; activating the staff again undoes it. */
export function deactivateMany(ownId: number | undefined): BulkAction<Staff> {
  const canBe = ({ user_id, is_active }: Staff) => is_active && user_id !== ownId;
  const left = (staff: readonly Staff[]) => staff.filter(canBe).length;
  return {
    title: t('Deactivate Staff'),
    isDangerous: true,
    unneededLabel: t('left out'),
    ask: (staff) => {
      if (left(staff) === 0) return t('None of these people can be deactivated: there is nothing to do.');
      const others = staff.length - left(staff);
      return [whatHappens(left(staff)), ...(others > 0 ? [whoStays(others)] : [])].join(' ');
    },
    confirm: (staff) =>
      left(staff) > 0 ? tn(left(staff), 'Deactivate 1 person', 'Deactivate {count} people') : null,
    step: async (one) => {
      if (one.user_id === ownId) return { state: 'unneeded', text: t('Your own account') };
      if (!one.is_active) return { state: 'unneeded', text: t('Inactive already') };
      return { state: 'done', text: (await deactivateStaff(one.user_id)).message };
    },
    undo: async ({ user_id }) => ({ state: 'done', text: (await activateStaff(user_id)).message }),
  };
}
