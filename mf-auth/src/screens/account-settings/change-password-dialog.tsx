import { changePasswordFormSchema, verificationCodeField } from '@suite/contracts';
import { useUnsaved } from '@suite/session';
import { Button, Dialog, toast } from '@suite/ui';
import { useId, useState } from 'react';
import { object } from 'yup';
import { useCheckedForm } from '../../components/use-checked-form.ts';
import { useUpdateUserProfile, type UpdateFailure } from '../../queries/update-user-profile.mutation.ts';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordCodeStep } from './password-code-step.tsx';

const codeSchema = object({ verification_code: verificationCodeField.required('Must be 6 digits') });

/** Change Password: the new one, then the code that was mailed. Give each opening a key of its own. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [step, setStep] = useState<'form' | 'otp'>('form');
  const password = useCheckedForm(changePasswordFormSchema, { usr_password: '', confirm_password: '' });
  const code = useCheckedForm(codeSchema, { verification_code: '' });
  const update = useUpdateUserProfile('Failed to update password');
  const formId = useId();
  const busy = update.isPending;
  useUnsaved(open && password.isChanged);

  const done = () => {
    toast.success('Password updated successfully!');
    onClose();
  };
  const fail = ({ message }: UpdateFailure) => toast.error(message);
  const choose = () => {
    const value = password.submit();
    if (!value) return;
    update.mutate(
      { usr_password: value.usr_password },
      {
        onSuccess: (reached) => {
          if (reached === 'done') return done();
          code.reset();
          setStep('otp');
        },
        onError: (error) => {
          password.refuse(error.errors);
          fail(error);
        },
      },
    );
  };
  const verify = () => {
    const value = code.submit();
    if (!value) return;
    const refuse = (error: UpdateFailure) => {
      code.refuse([{ field: 'verification_code', message: error.message }]);
      fail(error);
    };
    update.mutate(value, { onSuccess: done, onError: refuse });
  };
  const submit = () => {
    if (!busy) (step === 'form' ? choose : verify)();
  };

  return (
    <Dialog
      open={open}
      title="Change Password"
      description={
        step === 'form'
          ? 'A code is sent to your email address before the new password counts.'
          : 'Enter the OTP sent to your email'
      }
      size="small"
      busy={busy}
      onClose={onClose}
      footer={
        step === 'form' ? (
          <>
            <Button disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              disabled={password.value === undefined}
              busy={busy}
              busyLabel="Updating..."
            >
              Update Password
            </Button>
          </>
        ) : (
          <>
            <Button disabled={busy} onClick={() => setStep('form')}>
              Back
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={busy} busyLabel="Verifying...">
              Verify & Update
            </Button>
          </>
        )
      }
    >
      {step === 'form' ? (
        <NewPasswordStep id={formId} form={password} onSubmit={submit} />
      ) : (
        <PasswordCodeStep id={formId} form={code} onSubmit={submit} />
      )}
    </Dialog>
  );
}
