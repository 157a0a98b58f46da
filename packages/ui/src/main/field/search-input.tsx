import { useEffect, useEffectEvent, useState } from 'react';
import { TextInput } from '../../core/field/text-input.tsx';
import { useAfterPress } from '../../core/field/use-after-press.ts';
import { Icon } from '../icon/icon.tsx';

/** Props of {@link SearchInput}. */
export interface SearchInputProps {
  /** What is searched for now; changing it from outside replaces what is typed. */
  value: string;
  /**
   * Given the text, trimmed: once, `delayMs` after the last key, or at once on Enter and when the field is left. While a
   * button is pressed it waits for the release.
   */
  onChange: (value: string) => void;
  /** Names a control that stands outside of a form field. */
  label?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  delayMs?: number | undefined;
}

/** A search field that waits until typing stops. */
export function SearchInput({ value, onChange, delayMs = 300, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  if (known !== value) {
    setKnown(value);
    setSent(null);
    // An own change that comes back must not undo what was typed meanwhile.
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
