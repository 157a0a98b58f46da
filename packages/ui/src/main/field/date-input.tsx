import type { FocusEventHandler } from 'react';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

/** Props of {@link DateInput}. Dates are `YYYY-MM-DD`, `''` is none. */
export interface DateInputProps {
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Names a control that stands outside of a form field. */
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** A calendar date, which has no time and no time zone. */
export function DateInput({ onChange, label, id, ...rest }: DateInputProps) {
  return (
    <input
      {...rest}
      {...useFieldWiring(id, label)}
      type="date"
      className={styles.control}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
