import type { Staff } from '@suite/contracts/staff-roles';
import { toast, ConfirmDialog, type ScreenDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import {
  getStaffQuery,
  useActivateStaff,
  useDeactivateStaff,
  useInviteStaff,
  useResetStaffSecondFactor,
  useEndStaffSession,
  useEndStaffSessions,
  listStaffSessionsQuery,
  useRemoveStaff,
} from '../../queries/staff.ts';
import {
  AccessChangeDialog,
  resetSecondFactorWords,
  type AccessChangeWords,
  type ChangeDialogProps,
} from '../../components/access-change-dialog.tsx';
import { fullName } from '../../domain/describe-person.ts';
import { t } from '../../languages/catalog.ts';
import { SessionsDialog } from '../../components/sessions-dialog.tsx';
import { AddStaffDialog, EditStaffDialog, ManageStaffRolesDialog } from './staff-form/edit-staff-dialogs.tsx';

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

export type StaffAccessChange = 'invite' | 'deactivate' | 'activate' | 'reset-second-factor';

interface StaffAccessDialogProps extends ChangeDialogProps {
  change: StaffAccessChange;
  staff: Staff;
}

const words = (): Record<StaffAccessChange, AccessChangeWords> => ({
  invite: {
    title: t('Send a New Invitation'),
    text: (name) =>
      t('{name} gets an e-mail with a new one-time password for 72 hours. The one before no longer works.', {
        name,
      }),
    confirmLabel: t('Send Invitation'),
    busyLabel: t('Sending...'),
  },
  deactivate: {
    title: t('Deactivate Staff'),
    text: (name) =>
      t(
        '{name} is signed out at once and cannot sign in until you activate the account again. Roles and password stay as they are.',
        { name },
      ),
    confirmLabel: t('Deactivate'),
    busyLabel: t('Deactivating...'),
  },
  activate: {
    title: t('Activate Staff'),
    text: (name) => t('{name} can sign in again, with the same password and roles as before.', { name }),
    confirmLabel: t('Activate'),
    busyLabel: t('Activating...'),
  },
  'reset-second-factor': resetSecondFactorWords(),
});

function StaffAccessDialog(props: StaffAccessDialogProps) {
  const { change, staff, ...dialog } = props;
  const changes = {
    invite: useInviteStaff(),
    deactivate: useDeactivateStaff(),
    activate: useActivateStaff(),
    'reset-second-factor': useResetStaffSecondFactor(),
  };
  return (
    <AccessChangeDialog
      {...dialog}
      words={words()[change]}
      danger={change === 'deactivate' || change === 'reset-second-factor'}
      user_id={staff.user_id}
      name={fullName(staff)}
      change={changes[change]}
    />
  );
}

interface StaffSessionsDialogProps {
  open: boolean;
  staff: Staff;
  onClose: () => void;
}

function StaffSessionsDialog({ open, staff, onClose }: StaffSessionsDialogProps) {
  return (
    <SessionsDialog
      open={open}
      name={fullName(staff)}
      sessions={useQuery({ ...listStaffSessionsQuery(staff.user_id), enabled: open })}
      end={useEndStaffSession(staff.user_id)}
      endAll={useEndStaffSessions(staff.user_id)}
      onClose={onClose}
    />
  );
}

interface RemoveStaffDialogProps extends ChangeDialogProps {
  staff: Staff;
}

function RemoveStaffDialog({ open, staff, onClose, onDone, onRefused }: RemoveStaffDialogProps) {
  const remove = useRemoveStaff();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('Remove Staff')}
      text={t(
        'Are you sure you want to remove {name}? They are signed out at once and cannot sign in again.',
        { name: fullName(staff) },
      )}
      confirmLabel={t('Remove Staff')}
      busyLabel={t('Removing...')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(staff.user_id, {
          onSuccess: () => onDone(t('Staff removed successfully!')),
          onError: ({ message }) => onRefused(message),
        })
      }
    />
  );
}
