import { useId, type FocusEventHandler } from 'react';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

export interface SuggestInputProps {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly { value: string; label?: string | undefined }[];
  label?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

export function SuggestInput({ onChange, suggestions, label, id, ...rest }: SuggestInputProps) {
  const listId = useId();
  return (
    <>
      <input
        {...rest}
        {...useFieldWiring(id, label)}
        type="text"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        className={styles.control}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion.value} value={suggestion.value} label={suggestion.label} />
        ))}
      </datalist>
    </>
  );
}
