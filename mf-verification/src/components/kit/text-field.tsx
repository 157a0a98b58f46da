import { useId, type Ref } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps {
  label: string;
  type: 'email' | 'tel' | 'text' | 'time';
  autoComplete: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, type, value, error, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...rest}
        {...((type === 'tel' || type === 'time') && { type })}
        // Browsers rewrite the domain in a field of type email.
        {...(type === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
