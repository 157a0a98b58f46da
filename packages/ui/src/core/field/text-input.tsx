import type {
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  KeyboardEventHandler,
  ReactNode,
} from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './control.module.css';
import { useFieldWiring } from './field-wiring.ts';

export interface TextInputProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'time' | undefined;
  /** Names a control outside of a form field. */
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | undefined;
  maxLength?: number | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
}

// Browsers rewrite the domain in a field of type email: "straße.de" becomes another domain.
const emailLook = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

export function TextInput({ onChange, label, id, type = 'text', prefix, suffix, ...rest }: TextInputProps) {
  const input = (
    <input
      {...(type === 'email' ? emailLook : { type })}
      {...rest}
      {...useFieldWiring(id, label)}
      className={classNames(styles.control, prefix ? styles.withPrefix : '', suffix ? styles.withSuffix : '')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <span className={styles.affixed}>
      {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
      {input}
      {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
    </span>
  );
}
