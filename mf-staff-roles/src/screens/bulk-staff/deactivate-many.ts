import type { Staff } from '@suite/contracts/staff-roles';
import type { BulkAction } from '@suite/ui';
import { activateStaff } from '../../queries/activate-staff.mutation.ts';
import { deactivateStaff } from '../../queries/deactivate-staff.mutation.ts';

const peopleOf = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Deactivates many colleagues, all but oneself; undone by activating them again. */
export function deactivateMany(ownId: number | undefined): BulkAction<Staff> {
  const canBe = ({ user_id, is_active }: Staff) => is_active && user_id !== ownId;
  const left = (staff: readonly Staff[]) => staff.filter(canBe).length;
  return {
    title: 'Deactivate Staff',
    isDangerous: true,
    unneededLabel: 'left out',
    ask: (staff) => {
      if (left(staff) === 0) return 'None of these people can be deactivated: there is nothing to do.';
      const others = staff.length - left(staff);
      return `${peopleOf(left(staff))} will be signed out at once and cannot sign in until activated again. Roles and passwords stay as they are.${others > 0 ? ` ${others} inactive already or your own account: left out.` : ''}`;
    },
    confirm: (staff) => (left(staff) > 0 ? `Deactivate ${peopleOf(left(staff))}` : null),
    step: async (one) => {
      if (one.user_id === ownId) return { state: 'unneeded', text: 'Your own account' };
      if (!one.is_active) return { state: 'unneeded', text: 'Inactive already' };
      return { state: 'done', text: (await deactivateStaff(one.user_id)).message };
    },
    undo: async ({ user_id }) => ({ state: 'done', text: (await activateStaff(user_id)).message }),
  };
}
