import { checkForm } from '@suite/contracts/forms';
import {
  changePasswordFormOf,
  minPasswordLength,
  verificationCodeFormSchema,
  passwordHint,
  type ChangePasswordForm,
} from '@suite/contracts/auth';
import { useSession } from '@suite/session';
import {
  inputOf,
  FormDialog,
  toast,
  useCheckedForm,
  FormField,
  PasswordInput,
  type CheckedFormState,
} from '@suite/ui';
import { useState } from 'react';
import { t } from '../../../languages/catalog.ts';
import { useUpdateUserProfile, type UpdateFailure } from '../../../queries/user-profile.ts';
import { CodeInput } from '../../../components/code-input.tsx';
import { translateMessage } from '@suite/i18n';

const checkCode = (values: object) => checkForm(verificationCodeFormSchema, values);

function usePasswordChange(onDone: () => void) {
  const [step, setStep] = useState<'form' | 'otp'>('form');
  const { user } = useSession();
  const minLength = user?.password_min_length ?? minPasswordLength;
  const checkPassword = (values: object) => checkForm(changePasswordFormOf(minLength), values);
  const password = useCheckedForm(checkPassword, { usr_password: '', confirm_password: '' });
  const code = useCheckedForm(checkCode, { verification_code: '' });
  const update = useUpdateUserProfile(t('Failed to update password'));
  const isForm = step === 'form';

  const done = () => {
    toast.success(t('Password updated successfully!'));
    onDone();
  };
  const fail = ({ message }: Error) => toast.error(message);
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
  return { isForm, goBack: () => setStep('form'), minLength, password, code, choose, verify, update };
}

/** Each opening needs its own React key, which resets the form. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { isForm, goBack, minLength, password, code, choose, verify, update } = usePasswordChange(onClose);
  return (
    <FormDialog
      open={open}
      title={t('Change Password')}
      description={
        isForm
          ? t('We send a code to your email address. Enter it to activate the new password.')
          : t('Enter the OTP sent to your email')
      }
      size="small"
      submitLabel={isForm ? t('Update Password') : t('Verify & Update')}
      busyLabel={isForm ? t('Updating...') : t('Verifying...')}
      submitDisabled={isForm && password.value === undefined}
      busy={update.isPending}
      isChanged={password.isChanged}
      failures={password.failures + code.failures}
      onSubmit={isForm ? choose : verify}
      onClose={onClose}
      {...(!isForm && { cancelLabel: t('Back'), onCancel: goBack })}
    >
      {isForm ? <NewPasswordStep form={password} minLength={minLength} /> : <PasswordCodeStep form={code} />}
    </FormDialog>
  );
}

type CodeForm = { verification_code: string };

function PasswordCodeStep({ form }: { form: CheckedFormState<CodeForm, CodeForm> }) {
  return (
    <FormField label={t('Verification Code')} required error={form.errorOf('verification_code')}>
      <CodeInput {...inputOf(form, 'verification_code')} autoFocus />
    </FormField>
  );
}

interface NewPasswordStepProps {
  form: CheckedFormState<ChangePasswordForm, ChangePasswordForm>;
  minLength: number;
}

function NewPasswordStep({ form, minLength }: NewPasswordStepProps) {
  return (
    <>
      <FormField
        label={t('New Password')}
        required
        hint={passwordHint(form.values.usr_password, minLength).map(translateMessage).join('. ')}
        error={form.errorOf('usr_password')}
      >
        <PasswordInput {...inputOf(form, 'usr_password')} autoComplete="new-password" />
      </FormField>
      <FormField label={t('Confirm Password')} required error={form.errorOf('confirm_password')}>
        <PasswordInput {...inputOf(form, 'confirm_password')} autoComplete="new-password" />
      </FormField>
    </>
  );
}
