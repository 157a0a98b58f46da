import { useCheckedForm } from '@suite/ui';
import { checkNewStaff, staffFormOf } from '../../../domain/staff-form.ts';
import { t } from '../../../languages/catalog.ts';
import { useAddStaff } from '../../../queries/staff.ts';
import { StaffFields } from './staff-fields.tsx';
import { StaffFormDialog, type StaffFormWindow } from './staff-form-dialog.tsx';
import { useRefusal } from '../../../components/use-refusal.tsx';

export function AddStaffDialog({ onDone, ...window }: StaffFormWindow) {
  const form = useCheckedForm(checkNewStaff(window.hotelId), staffFormOf(null));
  const add = useAddStaff();
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    add.mutate(payload, { onSuccess: () => onDone(t('Staff added successfully!')), onError: refuse });
  };
  return (
    <StaffFormDialog
      {...window}
      title={t('Add New Staff')}
      description={t(
        'They get an e-mail with a password for their first sign-in, and then choose their own.',
      )}
      submitLabel={t('Add Staff')}
      busyLabel={t('Adding...')}
      busy={add.isPending}
      form={form}
      before={[]}
      nothing={t('Choose at least one role to see what it permits.')}
      onChooseRoles={form.change('role_ids')}
      onSubmit={submit}
    >
      {refusal}
      <StaffFields form={form} />
    </StaffFormDialog>
  );
}
