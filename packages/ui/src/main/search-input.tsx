import { useEffect, useEffectEvent, useState } from 'react';
import { TextInput } from '../core/text-input.tsx';
import { Icon } from './icon.tsx';

/** Props of {@link SearchInput}. */
export interface SearchInputProps {
  /** What is searched for now; changing it from outside replaces what is typed. */
  value: string;
  /** Called once, `delayMs` after the last key, or at once when the field is left. */
  onChange: (value: string) => void;
  /** Names a control that stands outside of a form field. */
  label?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  delayMs?: number | undefined;
}

/** A search field that waits until typing stops. */
export function SearchInput({ value, onChange, delayMs = 300, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(null);
  }
  const send = () => {
    setTyped(null);
    if (typed !== null && typed !== value) onChange(typed);
  };
  const sendTyped = useEffectEvent(send);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => sendTyped(), delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs]);
  return (
    <TextInput
      {...rest}
      type="search"
      value={typed ?? value}
      prefix={<Icon name="search" />}
      onChange={setTyped}
      onBlur={send}
    />
  );
}
