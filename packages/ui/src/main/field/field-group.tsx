import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps {
  legend: string;
  children: ReactNode;
}

/** Fields of a form that belong together, named by a legend. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
