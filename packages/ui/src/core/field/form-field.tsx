import { translateMessage } from '@suite/i18n';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-wiring.ts';
import styles from './form-field.module.css';

export interface FormFieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
}

export function FormField({ label, error, hint, required = false, id, children }: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const textId = `${controlId}-text`;
  const text = (error && translateMessage(error)) || hint;
  const wiring = useMemo(
    () => ({ id: controlId, describedBy: text ? textId : undefined, invalid: Boolean(error), required }),
    [controlId, textId, text, error, required],
  );
  return (
    <div className={styles.field}>
      <label className={required ? styles.requiredLabel : styles.label} htmlFor={controlId}>
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <div className={styles.text} aria-live="polite">
        {text ? (
          <p id={textId} className={error ? styles.error : styles.hint}>
            {text}
          </p>
        ) : null}
      </div>
    </div>
  );
}
