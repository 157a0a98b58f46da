import { normalizeDigits } from '@suite/contracts/forms';
import { useState, type FocusEventHandler, type KeyboardEvent } from 'react';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

export interface NumberInputProps {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** Accepts the digits of any script; the arrow keys change the number by `step`, the wheel does not. */
export function NumberInput({ value, onChange, label, id, min, max, step = 1, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const enter = (entry: string) => {
    const text = normalizeDigits(entry).replaceAll(/[^\d.,\u066b-]/g, '');
    setTyped(text);
    onChange(numberIn(text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || rest.disabled || rest.readOnly) return;
    event.preventDefault();
    const next = (value ?? 0) + direction * step;
    enter(String(Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity)));
  };
  return (
    <input
      {...rest}
      {...useFieldWiring(id, label)}
      type="text"
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={styles.control}
      value={numberIn(typed) === value ? typed : (value ?? '')}
      onChange={({ target }) => enter(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Returns null for a text that is no number; the last point or comma begins the decimals. */
function numberIn(text: string): number | null {
  const plain = text.replaceAll(/[,\u066b]/g, '.').replaceAll(/\.(?=.*\.)/g, '');
  return /\d/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null;
}
