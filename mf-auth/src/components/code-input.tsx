import { normalizeDigits } from '@suite/contracts/forms';
import { TextInput } from '@suite/ui';

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  onBlur?: (() => void) | undefined;
  autoFocus?: boolean | undefined;
}

/** Drops everything but the six digits of a code. */
export function CodeInput({ value, onChange, ...rest }: CodeInputProps) {
  return (
    <TextInput
      {...rest}
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(text) => onChange(normalizeDigits(text).replaceAll(/\D/g, '').slice(0, 6))}
    />
  );
}
