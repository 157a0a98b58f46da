import type { ReactNode } from 'react';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from './field.module.css';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

export function Checkbox({ checked, onChange, children, id, name, disabled }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input
        {...useFieldWiring(id)}
        type="checkbox"
        className={styles.box}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
