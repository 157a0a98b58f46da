import type { FocusEventHandler } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

export interface TextAreaProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
  maxLength?: number | undefined;
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLTextAreaElement> | undefined;
}

export function TextArea({ onChange, label, id, rows = 3, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      {...useFieldWiring(id, label)}
      rows={rows}
      className={classNames(styles.control, styles.area)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
