import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from './icon.tsx';

/** Props of {@link SearchInput}. */
export interface SearchInputProps {
  /** What is searched for now; changing it from outside replaces what is typed. */
  value: string;
  /** Called once, `delayMs` after the last key, or at once when the field is left. */
  onChange: (value: string) => void;
  label: string;
  placeholder?: string | undefined;
  delayMs?: number | undefined;
}

/** A search field that waits until typing stops. */
export function SearchInput({ value, onChange, label, placeholder, delayMs = 300 }: SearchInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(null);
  }
  const send = useEffectEvent(() => {
    setTyped(null);
    if (typed !== null && typed !== value) onChange(typed);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => send(), delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs]);
  return (
    <Input
      type="search"
      value={typed ?? value}
      aria-label={label}
      placeholder={placeholder ?? ''}
      prefix={<Icon name="search" />}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
