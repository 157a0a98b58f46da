import type { Staff } from '@suite/contracts/staff-roles';
import { ConfirmDialog } from '@suite/ui';
import { fullName } from '../../../domain/describe-person.ts';
import { useActivateStaff } from '../../../queries/activate-staff.mutation.ts';
import { useDeactivateStaff } from '../../../queries/deactivate-staff.mutation.ts';
import { useInviteStaff } from '../../../queries/invite-staff.mutation.ts';
import { useResetStaffSecondFactor } from '../../../queries/reset-staff-second-factor.mutation.ts';

/** What can be changed about a person's way into their account. */
export type StaffAccessChange = 'invite' | 'deactivate' | 'activate' | 'reset-second-factor';

interface StaffAccessDialogProps {
  open: boolean;
  change: StaffAccessChange;
  staff: Staff;
  onClose: () => void;
  onDone: (message: string) => void;
  /** A refusal of the server with its reason. */
  onRefused: (message: string) => void;
}

const texts = {
  invite: {
    title: 'Send a New Invitation',
    text: (name: string) =>
      `${name} gets an e-mail with a new one-time password for 72 hours. The one before no longer works.`,
    confirmLabel: 'Send Invitation',
    busyLabel: 'Sending...',
  },
  deactivate: {
    title: 'Deactivate Staff',
    text: (name: string) =>
      `${name} is signed out at once and cannot sign in until you activate the account again. Roles and password stay as they are.`,
    confirmLabel: 'Deactivate',
    busyLabel: 'Deactivating...',
  },
  activate: {
    title: 'Activate Staff',
    text: (name: string) => `${name} can sign in again, with the same password and roles as before.`,
    confirmLabel: 'Activate',
    busyLabel: 'Activating...',
  },
  'reset-second-factor': {
    title: 'Reset Two-Step Verification',
    text: (name: string) =>
      `${name} is signed out at once. The authenticator app, the recovery codes and the passkeys of the account are removed, and the password stays.`,
    confirmLabel: 'Reset',
    busyLabel: 'Resetting...',
  },
};

/** Asks for a confirmation before a person is invited again, deactivated or activated, or their second factor reset. */
export function StaffAccessDialog(props: StaffAccessDialogProps) {
  const { open, change, staff, onClose, onDone, onRefused } = props;
  const changes = {
    invite: useInviteStaff(),
    deactivate: useDeactivateStaff(),
    activate: useActivateStaff(),
    'reset-second-factor': useResetStaffSecondFactor(),
  };
  const { mutate, isPending } = changes[change];
  const { text, ...labels } = texts[change];
  return (
    <ConfirmDialog
      open={open}
      danger={change === 'deactivate' || change === 'reset-second-factor'}
      {...labels}
      text={text(fullName(staff))}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() =>
        mutate(staff.user_id, {
          onSuccess: ({ message }) => onDone(message),
          onError: ({ message }) => onRefused(message),
        })
      }
    />
  );
}
