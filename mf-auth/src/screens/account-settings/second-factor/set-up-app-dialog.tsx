import { checkForm } from '@suite/contracts/forms';
import { appCodeFormSchema } from '@suite/contracts/auth';
import { inputOf, AuthenticatorKey, Banner, FormDialog, FormField, Spinner, useCheckedForm } from '@suite/ui';
import { useEffect } from 'react';
import { CodeInput } from '../../../components/code-input.tsx';
import { t } from '../../../languages/catalog.ts';
import { useBeginSecondFactor, useCreateSecondFactor } from '../../../queries/second-factor.ts';

const check = (values: object) => checkForm(appCodeFormSchema, values);

interface SetUpAppDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Each opening needs its own React key, which resets the form. */
export function SetUpAppDialog({ open, onClose, onDone }: SetUpAppDialogProps) {
  const form = useCheckedForm(check, { code: '' });
  const { mutate: begin, data: key, error: beginError } = useBeginSecondFactor();
  const create = useCreateSecondFactor();
  const refusal = beginError ?? (create.error?.errors.length === 0 ? create.error : null);
  useEffect(() => {
    if (open) begin();
  }, [open, begin]);
  const submit = () => {
    const value = form.submit();
    if (!value) return;
    create.mutate(value, { onSuccess: onDone, onError: ({ errors }) => form.refuse(errors) });
  };
  return (
    <FormDialog
      open={open}
      title={t('Set Up an Authenticator App')}
      size="small"
      submitLabel={t('Verify and turn on')}
      busyLabel={t('Verifying...')}
      submitDisabled={!key}
      busy={create.isPending}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal ? <Banner tone="error">{refusal.message}</Banner> : null}
      {key ? <AuthenticatorKey {...key} /> : null}
      {key || refusal ? null : <Spinner />}
      <FormField
        label={t('Code')}
        required
        hint={t('The six digits your app shows')}
        error={form.errorOf('code')}
      >
        <CodeInput {...inputOf(form, 'code')} />
      </FormField>
    </FormDialog>
  );
}
