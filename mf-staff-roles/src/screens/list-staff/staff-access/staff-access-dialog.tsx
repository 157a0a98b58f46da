import type { Staff } from '@suite/contracts/staff-roles';
import {
  AccessChangeDialog,
  resetSecondFactorWords,
  type AccessChangeWords,
} from '../../../components/access-change-dialog.tsx';
import { fullName } from '../../../domain/describe-person.ts';
import { t } from '../../../languages/catalog.ts';
import {
  useActivateStaff,
  useDeactivateStaff,
  useInviteStaff,
  useResetStaffSecondFactor,
} from '../../../queries/staff.ts';

export type StaffAccessChange = 'invite' | 'deactivate' | 'activate' | 'reset-second-factor';

interface StaffAccessDialogProps {
  open: boolean;
  change: StaffAccessChange;
  staff: Staff;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (message: string) => void;
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

export function StaffAccessDialog(props: StaffAccessDialogProps) {
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
