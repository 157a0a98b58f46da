import type { FocusEventHandler } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

/** Props of {@link TextArea}. */
export interface TextAreaProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
  maxLength?: number | undefined;
  /** Names a control that stands outside of a form field. */
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
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
