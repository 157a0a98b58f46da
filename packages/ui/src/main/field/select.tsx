import type { FocusEventHandler } from 'react';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  lang?: string | undefined;
}

export interface SelectProps<Value extends string> {
  /** `''` selects nothing, or the option with this value. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string | undefined;
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, placeholder, label, id, ...rest } = props;
  const wiring = useFieldWiring(id, label);
  return (
    <select
      {...rest}
      {...wiring}
      className={styles.select}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {placeholder === undefined ? null : (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
