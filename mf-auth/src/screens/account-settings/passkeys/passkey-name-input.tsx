import { TextInput, type CheckedFormState } from '@suite/ui';

export function PasskeyNameInput({ form }: { form: CheckedFormState<{ passkey_name: string }, unknown> }) {
  return (
    <TextInput
      autoComplete="off"
      maxLength={50}
      value={form.values.passkey_name}
      onChange={form.change('passkey_name')}
      onBlur={form.leave('passkey_name')}
    />
  );
}
