import type { Staff } from '@suite/contracts/staff-roles';
import { toast, type ScreenDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { getStaffQuery } from '../../queries/staff.ts';
import { AddStaffDialog } from './staff-form/add-staff-dialog.tsx';
import { EditStaffDialog } from './staff-form/edit-staff-dialog.tsx';
import { ManageStaffRolesDialog } from './staff-form/manage-staff-roles-dialog.tsx';
import { RemoveStaffDialog } from './staff-access/remove-staff-dialog.tsx';
import { StaffAccessDialog, type StaffAccessChange } from './staff-access/staff-access-dialog.tsx';
import { StaffSessionsDialog } from './staff-access/staff-sessions-dialog.tsx';

export type StaffDialogKind = 'add' | 'edit' | 'roles' | 'remove' | 'sessions' | StaffAccessChange;

interface StaffDialogsProps {
  dialog: ScreenDialog<StaffDialogKind, Staff>;
  listed: readonly Staff[];
  hotelId: number | null;
  say: (tone: 'success' | 'error', text: string) => void;
}

export function StaffDialogs({ dialog, listed, hotelId, say }: StaffDialogsProps) {
  const { kind, thing: staff, open, opening, close } = dialog;
  const current = useCurrent(staff, listed, open && (kind === 'edit' || kind === 'roles'));
  const done = (message: string) => {
    close();
    toast.success(message);
    say('success', message);
  };
  const refused = (message: string) => {
    close();
    toast.error(message);
    say('error', message);
  };
  const window = { open, onClose: close, onDone: done };
  if (kind === 'add') return <AddStaffDialog key={opening} {...window} hotelId={hotelId} />;
  if (!staff || !current) return null;
  const edited = { ...window, hotelId, opened: staff, current };
  switch (kind) {
    case 'edit':
      return <EditStaffDialog key={opening} {...edited} />;
    case 'roles':
      return <ManageStaffRolesDialog key={opening} {...edited} />;
    case 'remove':
      return <RemoveStaffDialog key={opening} {...window} staff={staff} onRefused={refused} />;
    case 'sessions':
      return <StaffSessionsDialog key={opening} open={open} onClose={close} staff={staff} />;
    case 'invite':
    case 'deactivate':
    case 'activate':
    case 'reset-second-factor':
      return <StaffAccessDialog key={opening} {...window} change={kind} staff={staff} onRefused={refused} />;
  }
}

/** Reads a person who left the list, as a change may move them out of the filter or page on view. */
function useCurrent(staff: Staff | null, listed: readonly Staff[], isEdited: boolean): Staff | null {
  const onView = listed.find(({ user_id }) => user_id === staff?.user_id);
  const { data } = useQuery({ ...getStaffQuery(staff?.user_id ?? 0), enabled: isEdited && !onView });
  return onView ?? data ?? staff;
}
