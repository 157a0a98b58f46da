import { FormField, TextArea } from '@suite/ui';
import { t } from '../languages/catalog.ts';

interface ReasonFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <FormField label={t('Reason')} required error={error}>
      <TextArea value={value} maxLength={500} onChange={onChange} />
    </FormField>
  );
}
