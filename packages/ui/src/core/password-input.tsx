import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState, type FocusEventHandler } from 'react';
import { defined, useFieldWiring } from './field-wiring.ts';
import styles from './password-input.module.css';

/** Props of {@link PasswordInput}. */
export interface PasswordInputProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  /** Names a control that stands outside of a form field. */
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordInput({ onChange, label, id, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const wiring = useFieldWiring(id, label);
  return (
    <Input
      {...defined({ ...rest, ...wiring })}
      type={shown ? 'text' : 'password'}
      status={wiring['aria-invalid'] ? 'error' : ''}
      onChange={(event) => onChange(event.target.value)}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? 'Hide password' : 'Show password'}
          disabled={rest.disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        </button>
      }
    />
  );
}
