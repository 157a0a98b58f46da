import { useEffect, useEffectEvent, useState } from 'react';
import { TextInput } from '../../core/field/text-input.tsx';
import { useAfterPress } from '../../core/field/use-after-press.ts';
import { Icon } from '../icon/icon.tsx';

export interface SearchInputProps {
  /** Replaces what is typed if it changes from outside. */
  value: string;
  /** Receives the trimmed text `delayMs` after the last key, on Enter and on blur; a press delays it. */
  onChange: (value: string) => void;
  label?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  delayMs?: number | undefined;
}

export function SearchInput({ value, onChange, delayMs = 300, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  if (known !== value) {
    setKnown(value);
    setSent(null);
    // A change that comes back from `onChange` must not undo what was typed meanwhile.
    if (value !== sent) setTyped(value);
  }
  const wanted = typed.trim();
  const send = () => {
    if (wanted === value || wanted === sent) return;
    setSent(wanted);
    onChange(wanted);
  };
  const afterPress = useAfterPress();
  const sendAfterPress = useEffectEvent(() => afterPress(send));
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => sendAfterPress(), delayMs);
    return () => clearTimeout(timer);
  }, [wanted, value, delayMs]);
  return (
    <TextInput
      {...rest}
      type="search"
      value={typed}
      prefix={<Icon name="search" />}
      onChange={setTyped}
      onBlur={() => afterPress(send)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send();
      }}
    />
  );
}
