import type { FocusEventHandler } from 'react';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  /** BCP 47 tag of the label's language, where it is not the page's. */
  lang?: string | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string> {
  /** `''` is no choice, or the option that has this value. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  /** First entry while nothing is chosen. */
  placeholder?: string | undefined;
  /** Names a control that stands outside of a form field. */
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
}

/** One of a few choices; the browser's own list, which phones show in their own way. */
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
