import { Input } from 'antd';
import type { FocusEventHandler, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { defined, useFieldWiring } from './field-wiring.ts';

/** Props of {@link TextInput}. */
export interface TextInputProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** Names a control that stands outside of a form field. */
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
}

/** One line of text. */
export function TextInput({ onChange, label, id, type = 'text', ...rest }: TextInputProps) {
  const wiring = useFieldWiring(id, label);
  return (
    <Input
      {...defined({ ...rest, ...wiring })}
      type={type}
      status={wiring['aria-invalid'] ? 'error' : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
