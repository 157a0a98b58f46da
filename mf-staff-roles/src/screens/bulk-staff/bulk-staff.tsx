import type { Staff } from '@suite/contracts/staff-roles';
import type { Table } from '@suite/csv';
import { useSession } from '@suite/session';
import {
  BulkDialog,
  Button,
  Icon,
  SelectionBar,
  useDialog,
  type Selection,
  type BulkAction,
} from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ExportSelected } from '../../components/export-selected.tsx';
import { fullName } from '../../domain/describe-person.ts';
import { t, tn } from '../../languages/catalog.ts';
import { invalidateStaff, activateStaff, deactivateStaff } from '../../queries/staff.ts';

export function BulkStaff({ selection }: { selection: Selection<Staff> }) {
  const { chosen, clear, table } = selection;
  const { user } = useSession();
  const queries = useQueryClient();
  const bulk = useDialog<'deactivate', readonly Staff[]>('deactivate');
  return (
    <>
      <SelectionBar label={t('Chosen staff')} count={chosen.length} onClear={clear}>
        <Button size="small" icon={<Icon name="logout" />} onClick={() => bulk.show('deactivate', chosen)}>
          {t('Deactivate Selected')}
        </Button>
        <ExportSelected subject="staff" table={() => staffTable(chosen)} />
      </SelectionBar>
      {bulk.thing ? (
        <BulkDialog
          key={bulk.opening}
          open={bulk.open}
          action={deactivateMany(user?.user_id)}
          items={bulk.thing}
          label={t('Chosen staff')}
          nameOf={(staff) => ({ key: staff.user_id, name: fullName(staff), detail: staff.usr_email })}
          onClose={bulk.close}
          onFinished={() => invalidateStaff(queries)}
          onDone={(settled) => table.onChoose(settled, false)}
        />
      ) : null}
    </>
  );
}

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
function deactivateMany(ownId: number | undefined): BulkAction<Staff> {
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

const columns: readonly [title: () => string, cellOf: (staff: Staff) => string | number][] = [
  [() => t('ID'), ({ user_id }) => user_id],
  [() => t('First Name'), ({ usr_firstname }) => usr_firstname],
  [() => t('Last Name'), ({ usr_lastname }) => usr_lastname],
  [() => t('Email'), ({ usr_email }) => usr_email],
  [() => t('Phone'), ({ usr_phone }) => usr_phone ?? ''],
  [() => t('Position'), ({ position }) => position ?? ''],
  [() => t('Roles'), ({ roles }) => roles.map(({ role_name }) => role_name).join(', ')],
  [() => t('Status'), ({ is_active }) => (is_active ? 'Active' : 'Inactive')],
  [() => t('Joined'), ({ staff_joined_at }) => staff_joined_at],
  [() => t('Last Login'), ({ last_login }) => last_login ?? ''],
];

export const staffTable = (staff: readonly Staff[]): Table => ({
  name: t('Staff'),
  headings: columns.map(([title]) => title()),
  records: staff.map((one) => columns.map(([, cellOf]) => cellOf(one))),
});
