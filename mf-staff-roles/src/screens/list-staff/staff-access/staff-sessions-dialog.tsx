import type { Staff } from '@suite/contracts/staff-roles';
import { useQuery } from '@tanstack/react-query';
import { SessionsDialog } from '../../../components/sessions-dialog.tsx';
import { fullName } from '../../../domain/describe-person.ts';
import { useEndStaffSession, useEndStaffSessions, listStaffSessionsQuery } from '../../../queries/staff.ts';

interface StaffSessionsDialogProps {
  open: boolean;
  staff: Staff;
  onClose: () => void;
}

export function StaffSessionsDialog({ open, staff, onClose }: StaffSessionsDialogProps) {
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
