import type { FocusEventHandler } from 'react';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

/** Props of {@link NumberInput}. */
export interface NumberInputProps {
  /** `null` is an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Names a control that stands outside of a form field. */
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** A number. */
export function NumberInput({ value, onChange, label, id, ...rest }: NumberInputProps) {
  return (
    <input
      {...rest}
      {...useFieldWiring(id, label)}
      type="number"
      className={styles.control}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
    />
  );
}
