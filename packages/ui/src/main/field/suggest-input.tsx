import { useId, type FocusEventHandler } from 'react';
import { useFieldWiring } from '../../core/field/field-wiring.ts';
import styles from '../../core/field/control.module.css';

/** Props of {@link SuggestInput}. */
export interface SuggestInputProps {
  value: string;
  onChange: (value: string) => void;
  /** What may be meant; the browser offers those whose value or label holds what is typed. */
  suggestions: readonly { value: string; label?: string | undefined }[];
  /** Names a control that stands outside of a form field. */
  label?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** One line of text, with a list that is searched while typing; for choices too many for a select. */
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
